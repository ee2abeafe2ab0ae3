import type { Outcome, Resource } from '@galleria/ui';
import type { CartData, CartRefusal, CartScreenProps, CartWish } from '@galleria/ui/screens';

/** A line that is ordered. */
export interface OrderedLine {
  id: number;
  skuId: number;
}

/** Where a cart is: with the account, or on the device. */
export interface CartSource {
  cart: Resource<CartData>;
  wishes: ReadonlyMap<number, CartWish>;
  refusals: ReadonlyMap<number, CartRefusal>;
  reload: () => Promise<unknown>;
  acts: Pick<CartScreenProps, 'onQuantity' | 'onRemove' | 'onPutBack' | 'onMoveToWishList' | 'onReselect'>;
  checkOut: (lines: readonly OrderedLine[]) => Promise<Outcome>;
}
