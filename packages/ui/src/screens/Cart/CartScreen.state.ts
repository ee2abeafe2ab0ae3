import { type CartLineState, quantityFits, quantityLimits } from '../../flows/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** One sku in a cart, as the server gives it or the device has kept it. */
export interface CartLineData {
  id: number;
  productId: number;
  skuId: number;
  name: string;
  image: string;
  specText: string;
  quantity: number;
  /** What it costs and how many there are; absent on a line that can no longer be bought. */
  offer: { price: string; stock: number } | undefined;
  /** Nobody could be asked what it costs: it stands as it is kept, and cannot be bought for now. */
  unpriced?: boolean | undefined;
}

/** What a cart has from one shop. */
export interface CartShopData {
  merchant: { id: number; name: string };
  lines: readonly CartLineData[];
}

/** A cart: what its shops still sell, and what they have taken down. */
export interface CartData {
  sold: readonly CartShopData[];
  withdrawn: readonly CartShopData[];
}

/** What becomes of a line that was changed, until the server has said so: another quantity, or it leaves. */
export type CartWish = number | 'removed';

/** What a line cost, and whether it could be bought, when the shopper last looked; by sku. */
export type CartSeen = ReadonlyMap<number, { price: string; valid: boolean }>;

/** Exact calculation with amounts, which the library leaves to whoever uses it. A result that cannot be printed is empty. */
export interface CartArithmetic {
  times: (amount: string, factor: number) => string;
  sum: (amounts: readonly string[]) => string;
  compare: (a: string, b: string) => number;
}

/** What the page knows beside the cart itself. */
export interface CartNotes {
  wishes: ReadonlyMap<number, CartWish>;
  /** Lines that are not to be ordered now; all others are. */
  unselected: ReadonlySet<number>;
  seen: CartSeen;
  /** Why the last change of a line was not made. */
  refusals: ReadonlyMap<number, ShopError>;
}

/** Where a line stands; `unpriced` while its price cannot be had. */
export type CartLineStatus = CartLineState | 'unpriced';

/** A line as it is drawn. One of which nothing changes stays the same object, so that it is not drawn again. */
export interface CartLineView {
  id: number;
  productId: number;
  skuId: number;
  merchantId: number;
  name: string;
  image: string;
  specText: string;
  quantity: number;
  status: CartLineStatus;
  /** Empty when it is not known. */
  price: string;
  subtotal: string;
  stock: number;
  /** The most that it may have. */
  most: number;
  selected: boolean;
  /** It can be ordered as it stands. */
  orderable: boolean;
  /** What it cost at the last visit, if that was something else. */
  priceBefore: string;
  rose: boolean;
  /** At the last visit it could still be bought. */
  justLost: boolean;
  refusal: ShopError | undefined;
}

/** All, some or none of what can be selected; `nothing` when there is nothing to select. */
export type CartSelection = 'all' | 'some' | 'none' | 'nothing';

export interface CartShopView {
  id: number;
  name: string;
  lines: readonly CartLineView[];
  selection: CartSelection;
}

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
  const sold = cart.data.sold.map((shop) => ({ ...shop.merchant, lines: viewsOf(shop, true) }));
  const withdrawn = cart.data.withdrawn.flatMap((shop) => viewsOf(shop, false));
  const shops = sold.flatMap(({ id, name, lines }) => {
    const own = lines.filter(({ status }) => status !== 'soldOut');
    return own.length > 0 ? [{ id, name, lines: own, selection: selectionOf(own) }] : [];
  });
  const invalid = [...sold.flatMap(({ lines }) => lines.filter(({ status }) => status === 'soldOut')), ...withdrawn];
  if (shops.length === 0 && invalid.length === 0) return { status: 'empty' };
  const lines = shops.flatMap((shop) => shop.lines);
  const all = [...lines, ...invalid];
  const selected = lines.filter((line) => line.selected);
  return {
    status: 'ready',
    shops,
    invalid,
    selection: selectionOf(lines),
    totals: {
      lines: selected.length,
      pieces: selected.reduce((pieces, { quantity }) => pieces + quantity, 0),
      goods: money.sum(selected.map(({ subtotal }) => subtotal)),
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

function statusOf({ offer, unpriced }: CartLineData, sold: boolean): CartLineStatus {
  if (unpriced) return 'unpriced';
  if (offer && offer.stock <= 0) return 'soldOut';
  if (!sold) return 'withdrawn';
  return offer ? 'valid' : 'specificationGone';
}

/** What decides of a line beside its data. */
interface LineNotes {
  merchantId: number;
  status: CartLineStatus;
  quantity: number;
  unselected: boolean;
  before: { price: string; valid: boolean } | undefined;
  refusal: ShopError | undefined;
}

/** The last view of each line: of a thousand lines, one changes. */
const views = new WeakMap<CartLineData, { of: LineNotes; view: CartLineView }>();

function viewOf(line: CartLineData, merchantId: number, status: CartLineStatus, notes: CartNotes, money: CartArithmetic): CartLineView {
  const wish = notes.wishes.get(line.id);
  const of: LineNotes = {
    merchantId,
    status,
    quantity: typeof wish === 'number' ? wish : line.quantity,
    unselected: notes.unselected.has(line.id),
    before: notes.seen.get(line.skuId),
    refusal: notes.refusals.get(line.id),
  };
  const last = views.get(line);
  if (last && isSame(last.of, of)) return last.view;
  const view = newView(line, of, money);
  views.set(line, { of, view });
  return view;
}

const isSame = (a: LineNotes, b: LineNotes) =>
  a.merchantId === b.merchantId &&
  a.status === b.status &&
  a.quantity === b.quantity &&
  a.unselected === b.unselected &&
  a.before === b.before &&
  a.refusal === b.refusal;

function newView(
  line: CartLineData,
  { merchantId, status, quantity, unselected, before, refusal }: LineNotes,
  money: CartArithmetic,
): CartLineView {
  const { id, productId, skuId, name, image, specText, offer } = line;
  const stock = offer?.stock ?? 0;
  const price = offer?.price ?? '';
  const orderable = status === 'valid' && quantityFits({ quantity, stock });
  const change = before?.price && price && before.price !== price && status === 'valid' ? money.compare(price, before.price) : 0;
  return {
    id,
    productId,
    skuId,
    merchantId,
    name,
    image,
    specText,
    quantity,
    status,
    price,
    subtotal: status === 'valid' ? money.times(price, quantity) : '',
    stock,
    most: quantityLimits(stock).max,
    selected: orderable && !unselected,
    orderable,
    priceBefore: change === 0 ? '' : (before?.price ?? ''),
    rose: change > 0,
    justLost: before?.valid === true && status !== 'valid' && status !== 'unpriced',
    refusal,
  };
}

function selectionOf(lines: readonly CartLineView[]): CartSelection {
  const open = lines.filter(({ orderable }) => orderable);
  const selected = open.filter((line) => line.selected).length;
  if (open.length === 0) return 'nothing';
  if (selected === 0) return 'none';
  return selected === open.length ? 'all' : 'some';
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
