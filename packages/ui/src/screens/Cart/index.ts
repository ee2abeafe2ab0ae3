export { CartScreen, type CartScreenProps } from './CartScreen.tsx';
export {
  type CartArithmetic,
  type CartData,
  type CartJoin,
  type CartLineData,
  type CartRefusal,
  type CartSeen,
  type CartShopData,
  type CartState,
  type CartWish,
  cartState,
} from './CartScreen.state.ts';
export {
  CartReselectDialog,
  type CartReselectDialogProps,
  type CartReselectState,
  type ReselectSku,
} from './CartReselectDialog.tsx';
export type { CartReselectPart, CartReselectProps } from './types.ts';
export { cartTexts } from './texts.ts';
