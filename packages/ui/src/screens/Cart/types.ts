import type { ComponentType } from 'react';
import type { Outcome } from '../../state/resource.ts';
import type { CartLineView } from './CartScreen.state.ts';

/** Where the cart leads. */
export interface CartLinks {
  allGoods: string;
  goods: (productId: number, skuId?: number) => string;
  shop: (merchantId: number) => string;
}

/** So many pieces of a sku, to be put back. */
export type PutBackLine = Pick<CartLineView, 'productId' | 'skuId' | 'quantity'> & { lineId: number };

/** What a shopper does here. Quantities show at once what was asked for; the rest ends when the page shows what is. */
export interface CartActs {
  /** These lines are to be ordered, or not now. */
  onSelect: (ids: readonly number[], selected: boolean) => void;
  /** Another quantity is wanted: the last one counts, and one that is refused falls back. */
  onQuantity: (id: number, quantity: number) => void;
  onRemove: (ids: readonly number[]) => Promise<Outcome>;
  onPutBack: (lines: readonly PutBackLine[]) => Promise<Outcome>;
  /** From the cart to the wish list; absent for a guest, who has none. */
  onMoveToWishList?: ((lines: readonly Pick<CartLineView, 'id' | 'productId'>[]) => Promise<Outcome>) | undefined;
  /** The line is to be of another sku. */
  onReselect: (id: number, skuId: number, quantity: number) => Promise<Outcome>;
  /** Ends where the order is confirmed. */
  onCheckOut: () => Promise<Outcome>;
  onSignIn: () => void;
  onRetry: () => Promise<unknown> | void;
}

/** What another specification of a line is chosen by. */
export interface CartReselectProps {
  line: Pick<CartLineView, 'id' | 'productId' | 'skuId' | 'name' | 'image' | 'quantity'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReselect: CartActs['onReselect'];
}

/** A `CartReselectDialog` with its data, whose code and answer come when they are wanted. */
export interface CartReselectPart {
  Dialog: ComponentType<CartReselectProps>;
  /** Somebody comes near: its code may be fetched. */
  preload: () => void;
}
