import type { RequestHandler } from 'msw';
import type { Market } from '../market/state.ts';
import { cartHandlers } from './cart.ts';
import { orderHandlers } from './orders.ts';
import { siteHandlers } from './site.ts';
import { userHandlers } from './user.ts';

/** One handler for each endpoint, over one market: in the browser, in Node and behind HTTP. */
export const handlers = (market: Market): RequestHandler[] => [
  ...siteHandlers(market),
  ...userHandlers(market),
  ...orderHandlers(market),
  ...cartHandlers(market),
];
