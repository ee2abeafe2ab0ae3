'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Panel } from '../../layout/index.ts';
import { ShopName } from '../../patterns/ShopName/index.ts';
import * as styles from './CartLines.css.ts';
import { CartRow } from './CartRow.tsx';
import type { CartSelection, CartShopView } from './CartScreen.state.ts';
import type { CartLinks } from './types.ts';
import type { StableActs } from './useStableActs.ts';

interface CartLinesProps {
  shops: readonly CartShopView[];
  selection: CartSelection;
  /** Lines that are marked to be taken out; absent while they are selected to be ordered. */
  marked: ReadonlySet<number> | undefined;
  onMark: (marked: ReadonlySet<number>) => void;
  links: CartLinks;
  acts: StableActs;
  /** Somebody comes near the choice of a specification. */
  onNear: () => void;
}

/** What can be ordered, by shop. Each line, each shop and all of it can be selected; managing, the same boxes mark what is to leave. */
export function CartLines({ shops, selection, marked, onMark, links, acts, onNear }: CartLinesProps) {
  const { t } = useTranslation(['cart', 'wishList', 'goodsDetail', 'shop']);
  const ids = shops.flatMap(({ lines }) => lines.map(({ id }) => id));
  if (ids.length === 0) return null;
  const turn = (some: readonly number[], on: boolean) => {
    if (!marked) return acts.select(some, on);
    const next = new Set(marked);
    for (const id of some)
      if (on) next.add(id);
      else next.delete(id);
    return onMark(next);
  };
  const boxOf = (some: readonly number[], chosen: CartSelection) => {
    const present = marked ? markedOf(some, marked) : chosen;
    return {
      checked: present === 'all',
      indeterminate: present === 'some',
      disabled: present === 'nothing',
      onChange: () => turn(some, present !== 'all'),
    };
  };
  return (
    <>
      <Panel className={styles.bar} padding="inline">
        <Checkbox {...boxOf(ids, selection)}>{t('wishList:all')}</Checkbox>
        <span aria-hidden className={styles.column}>
          {t('cart:price')}
        </span>
        <span aria-hidden className={styles.quantityColumn}>
          {t('goodsDetail:quantity')}
        </span>
        <span aria-hidden className={styles.column}>
          {t('cart:subtotal')}
        </span>
      </Panel>
      {shops.map((shop) => (
        <Panel key={shop.id} as="section" padding="none" aria-labelledby={`cart-shop-${shop.id}`}>
          <div className={styles.shop}>
            <Checkbox
              {...boxOf(
                shop.lines.map(({ id }) => id),
                shop.selection,
              )}
            >
              <VisuallyHidden>{t('cart:selectShop', { shop: shop.name || t('shop:unnamed') })}</VisuallyHidden>
            </Checkbox>
            <h2 id={`cart-shop-${shop.id}`} className={styles.shopName}>
              <ShopName name={shop.name || t('shop:unnamed')} href={shop.id > 0 ? links.shop(shop.id) : undefined} />
            </h2>
          </div>
          <ul className={styles.lines}>
            {shop.lines.map((line) => (
              <CartRow
                key={line.id}
                line={line}
                managing={marked !== undefined}
                chosen={marked ? marked.has(line.id) : line.selected}
                turn={marked ? turn : acts.select}
                links={links}
                acts={acts}
                onNear={onNear}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}

function markedOf(ids: readonly number[], marked: ReadonlySet<number>): CartSelection {
  const count = ids.filter((id) => marked.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
