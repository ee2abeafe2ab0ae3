import { addToCart, cartCount, cartList, deleteCartLines, reselectCartSku, setCartQuantity } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import * as cart from '../market/cart.ts';
import type { Market } from '../market/state.ts';
import { wireCart } from '../wire/cart.ts';

export const cartHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, cartList, ({ shopper, query }) =>
    wireCart(
      market.state,
      cart.cartOf(market, shopper).filter((line) => (cart.stateOfLine(market.state, line) !== 'withdrawn') === query.isValid),
    ),
  ),
  createHandler(market, addToCart, ({ shopper, body }) => {
    cart.addToCart(market, shopper, body);
    return null;
  }),
  createHandler(market, deleteCartLines, ({ shopper, body }) => {
    cart.remove(market, shopper, body.ids);
    return null;
  }),
  createHandler(market, setCartQuantity, ({ shopper, body }) => {
    cart.setQuantity(market, shopper, body.id, body.number);
    return null;
  }),
  createHandler(market, reselectCartSku, ({ shopper, body }) => {
    cart.reselect(market, shopper, body);
    return null;
  }),
  createHandler(market, cartCount, ({ shopper, query }) => {
    const lines = cart.cartOf(market, shopper).filter((line) => (cart.stateOfLine(market.state, line) === 'valid') === query.numType);
    return { count: query.type === 'total' ? lines.length : lines.reduce((sum, { quantity }) => sum + quantity, 0) };
  }),
];
