import type { OrderShopView } from '../../patterns/OrderCard/index.ts';

/** So many lines are shown of an order that has many more. */
const shown = 10;
/** For fewer than these nobody should have to press a button. */
const worthFolding = 13;

export interface FoldedShop extends OrderShopView {
  /** The first of its lines that is folded away. */
  foldedFrom: number;
}

/** Which lines of a long order are folded away, counted over all shops. */
export function foldLines(shops: readonly OrderShopView[]): { shops: readonly FoldedShop[]; count: number; isFolded: boolean } {
  const count = shops.reduce((sum, { lines }) => sum + lines.length, 0);
  const isFolded = count >= worthFolding;
  let left = isFolded ? shown : count;
  const folded = shops.map((shop) => {
    const foldedFrom = Math.min(left, shop.lines.length);
    left -= foldedFrom;
    return { ...shop, foldedFrom };
  });
  return { shops: folded, count, isFolded };
}
