import type { CartLineView } from './CartScreen.state.ts';

/** A line for browser tests, which may be ordered. */
export const testLine: CartLineView = {
  id: 1,
  productId: 1,
  skuId: 1,
  merchantId: 1,
  name: 'Handbag',
  image: '',
  specText: '',
  quantity: 1,
  status: 'valid',
  price: '1',
  subtotal: '1',
  stock: 1,
  most: 1,
  selected: true,
  orderable: true,
  priceBefore: '',
  rose: false,
  justLost: false,
  refusal: undefined,
};
