import type { Resource, ShopError } from '../../state/resource.ts';
import type { CartArithmetic, CartData, CartLineView, CartNotes, CartSelection, CartShopData, CartShopView } from './lineTypes.ts';
import { countedShop, selectionOf, statusOf, viewOf } from './cartViews.ts';

export type {
  CartArithmetic,
  CartData,
  CartLineData,
  CartLineView,
  CartNotes,
  CartRefusal,
  CartSeen,
  CartSelection,
  CartShopData,
  CartShopView,
  CartWish,
} from './lineTypes.ts';

export interface CartTotals {
  /** Lines that are selected. */
  lines: number;
  pieces: number;
  /** What the goods cost, without delivery. */
  goods: string;
}

/** How many lines are not what they were at the last visit. */
export interface CartChanges {
  dropped: number;
  rose: number;
  lost: number;
}

export type CartState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | {
      status: 'ready';
      shops: readonly CartShopView[];
      /** Sold out or taken down: they can only leave, or be exchanged. */
      invalid: readonly CartLineView[];
      selection: CartSelection;
      totals: CartTotals;
      /** Lines of all kinds. */
      count: number;
      changes: CartChanges;
      /** Prices of some lines cannot be had for now. */
      unpriced: boolean;
    };

/** The one way from a cart to what the screen shows. */
export function cartState(cart: Resource<CartData>, notes: CartNotes, money: CartArithmetic): CartState {
  if (cart.status !== 'ready') return cart;
  const known = new Set<number>();
  const viewsOf = ({ merchant, lines }: CartShopData, sold: boolean) =>
    lines.flatMap((line) => {
      // A line stands once, and one that is leaving is gone.
      if (known.has(line.id) || notes.wishes.get(line.id) === 'removed') return [];
      known.add(line.id);
      return viewOf(line, merchant.id, statusOf(line, sold), notes, money);
    });
  const sold = cart.data.sold.map((shop) => ({ shop, lines: viewsOf(shop, true) }));
  const withdrawn = cart.data.withdrawn.flatMap((shop) => viewsOf(shop, false));
  const counted = sold.flatMap(({ shop, lines }) => {
    const own = lines.filter(({ status }) => status !== 'soldOut');
    return own.length > 0 ? [countedShop(shop, own, money)] : [];
  });
  const shops = counted.map(({ view }) => view);
  const invalid = [...sold.flatMap(({ lines }) => lines.filter(({ status }) => status === 'soldOut')), ...withdrawn];
  if (shops.length === 0 && invalid.length === 0) return { status: 'empty' };
  const lines = shops.flatMap((shop) => shop.lines);
  const all = [...lines, ...invalid];
  return {
    status: 'ready',
    shops,
    invalid,
    selection: selectionOf(lines),
    totals: {
      lines: counted.reduce((all, { lines: own }) => all + own, 0),
      pieces: counted.reduce((all, { pieces }) => all + pieces, 0),
      goods: money.sum(counted.map(({ goods }) => goods)),
    },
    count: all.length,
    changes: {
      dropped: all.filter(({ priceBefore, rose }) => priceBefore && !rose).length,
      rose: all.filter(({ rose }) => rose).length,
      lost: all.filter(({ justLost }) => justLost).length,
    },
    unpriced: lines.some(({ status }) => status === 'unpriced'),
  };
}

/** A cart of the device that has joined the account's (docs/domain/cart.md#a-visitors-cart). */
export type CartJoin =
  | { status: 'failed'; lines: number; error: ShopError }
  | {
      status: 'done';
      /** Lines that came. */
      joined: number;
      /** Of these there are fewer than both carts had: as many as there are, or 99. */
      cut: readonly { name: string; quantity: number }[];
      /** These can no longer be bought. */
      gone: readonly string[];
    };

/** What a control of a line is named by: the same goods may be in several lines. */
export const nameOfLine = ({ name, specText }: Pick<CartLineView, 'name' | 'specText'>): string => `${name} ${specText}`.trim();
