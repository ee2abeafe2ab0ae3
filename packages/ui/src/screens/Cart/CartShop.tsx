'use client';

import { memo } from 'react';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Panel } from '../../layout/index.ts';
import { ShopName } from '../../patterns/ShopName/index.ts';
import { boxOf, type Choosing, turnLines } from './boxOf.ts';
import * as styles from './CartLines.css.ts';
import { CartRow } from './CartRow.tsx';
import { expectedHeight } from './columns.ts';
import type { CartShopView } from './CartScreen.state.ts';
import type { CartLinks } from './types.ts';

interface CartShopProps extends Choosing {
  shop: CartShopView;
  links: CartLinks;
  /** Somebody comes near the choice of a specification. */
  onNear: () => void;
}

/** The lines of one shop. Drawn anew only when one of them changes, or its shop. */
export const CartShop = memo(function CartShop({ shop, links, onNear, ...choosing }: CartShopProps) {
  const { t } = useTranslation(['cart', 'shop']);
  const { marked, acts } = choosing;
  const ids = shop.lines.map(({ id }) => id);
  const name = shop.name || t('shop:unnamed');
  const turn = marked ? (some: readonly number[], on: boolean) => turnLines(some, on, choosing) : acts.select;
  return (
    <Panel as="section" padding="none" aria-labelledby={`cart-shop-${shop.id}`}>
      <div className={styles.shop}>
        <Checkbox {...boxOf(ids, shop.selection, choosing)}>
          <VisuallyHidden>{t('cart:selectShop', { shop: name })}</VisuallyHidden>
        </Checkbox>
        <h2 id={`cart-shop-${shop.id}`} className={styles.shopName}>
          <ShopName name={name} href={shop.id > 0 ? links.shop(shop.id) : undefined} />
        </h2>
      </div>
      <ul className={styles.lines} style={{ containIntrinsicBlockSize: `auto ${shop.lines.length * expectedHeight}px` }}>
        {shop.lines.map((line) => (
          <CartRow
            key={line.id}
            line={line}
            managing={marked !== undefined}
            chosen={marked ? marked.has(line.id) : line.selected}
            turn={turn}
            links={links}
            acts={acts}
            onNear={onNear}
          />
        ))}
      </ul>
    </Panel>
  );
});
