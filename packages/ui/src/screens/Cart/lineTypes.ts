import type { CartLineState } from '../../flows/index.ts';
import type { ShopError } from '../../state/resource.ts';

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

/** Why a change of a line was not made, and how many were wanted. */
export interface CartRefusal {
  error: ShopError;
  wanted?: number | undefined;
}

/** What the page knows beside the cart itself. */
export interface CartNotes {
  wishes: ReadonlyMap<number, CartWish>;
  /** Lines that are not to be ordered now, by sku; all others are. */
  unselected: ReadonlySet<number>;
  seen: CartSeen;
  /** Why the last change of a line was not made. */
  refusals: ReadonlyMap<number, CartRefusal>;
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
  /** Empty when it cannot be worked out. */
  subtotal: string;
  stock: number;
  /** The most that it may have. */
  most: number;
  selected: boolean;
  /** It can be ordered as it stands: it is sold, there are so many, and what that costs is known. */
  orderable: boolean;
  /** What it cost at the last visit, if that was something else. */
  priceBefore: string;
  rose: boolean;
  /** At the last visit it could still be bought. */
  justLost: boolean;
  refusal: CartRefusal | undefined;
}

/** All, some or none of what can be selected; `nothing` when there is nothing to select. */
export type CartSelection = 'all' | 'some' | 'none' | 'nothing';

export interface CartShopView {
  id: number;
  name: string;
  lines: readonly CartLineView[];
  selection: CartSelection;
}
