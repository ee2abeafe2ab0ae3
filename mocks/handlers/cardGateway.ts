import { payByTestCard } from '@galleria/api/demo';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { payByCard } from '../market/cardGateway.ts';
import type { Market } from '../market/state.ts';

/** The demo gateway for cards, which only a mock marketplace has. */
export const cardGatewayHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, payByTestCard, ({ shopper, body }) => payByCard(market, shopper, body)),
];
