'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Panel } from '../../layout/index.ts';
import * as styles from './CartLines.css.ts';
import { boxOf } from './boxOf.ts';
import type { CartSelection, CartShopView } from './CartScreen.state.ts';
import { CartShop } from './CartShop.tsx';
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
  const { t } = useTranslation(['cart', 'wishList', 'goodsDetail']);
  const ids = shops.flatMap(({ lines }) => lines.map(({ id }) => id));
  if (ids.length === 0) return null;
  return (
    <>
      <Panel className={styles.bar} padding="inline">
        <Checkbox {...boxOf(ids, selection, { marked, onMark, acts })}>{t('wishList:all')}</Checkbox>
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
        <CartShop key={shop.id} shop={shop} marked={marked} onMark={onMark} links={links} acts={acts} onNear={onNear} />
      ))}
    </>
  );
}
