import { addToCart } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { answer } from '../answer.ts';
import type { Market } from '../market/state.ts';
import { refuse } from '../refusal.ts';

/** At most 99 of one sku (api.md §3). */
const most = 99;

export const cartHandlers = (market: Market): RequestHandler[] => [
  answer(market, addToCart, ({ shopper, body }) => {
    for (const { productId, cartNum } of body) {
      const product = market.state.products.find(({ id }) => id === productId);
      if (!product || product.stock < cartNum) refuse(500, `${product?.name ?? 'One of the goods'} is sold out.`);
    }
    market.state.carts[shopper.id] ??= [];
    const cart = market.state.carts[shopper.id] ?? [];
    for (const { productId, productAttrUnique, cartNum } of body) {
      const line = cart.find(({ sku }) => sku === productAttrUnique);
      if (line) line.quantity = Math.min(line.quantity + cartNum, most);
      else cart.push({ id: market.state.nextId++, product: productId, sku: productAttrUnique, quantity: cartNum });
    }
    return null;
  }),
];
