import type { RequestHandler } from 'msw';
import type { Market } from '../market/state.ts';
import { addressHandlers } from './addresses.ts';
import { applicationHandlers } from './applications.ts';
import { cardGatewayHandlers } from './cardGateway.ts';
import { cartHandlers } from './cart.ts';
import { checkoutHandlers } from './checkout.ts';
import { collectionHandlers } from './collections.ts';
import { couponHandlers } from './coupons.ts';
import { merchantHandlers } from './merchants.ts';
import { orderHandlers } from './orders.ts';
import { pointsHandlers } from './points.ts';
import { productHandlers } from './products.ts';
import { refundHandlers } from './refunds.ts';
import { reviewHandlers } from './reviews.ts';
import { signInHandlers } from './signIn.ts';
import { siteHandlers } from './site.ts';
import { uploadHandlers } from './upload.ts';
import { userHandlers } from './user.ts';

/** One handler for each endpoint, over one market: in the browser, in Node and behind HTTP. */
export const handlers = (market: Market): RequestHandler[] =>
  [
    siteHandlers,
    productHandlers,
    cartHandlers,
    checkoutHandlers,
    cardGatewayHandlers,
    orderHandlers,
    refundHandlers,
    reviewHandlers,
    couponHandlers,
    addressHandlers,
    merchantHandlers,
    applicationHandlers,
    collectionHandlers,
    signInHandlers,
    userHandlers,
    pointsHandlers,
    uploadHandlers,
  ].flatMap((of) => of(market));
