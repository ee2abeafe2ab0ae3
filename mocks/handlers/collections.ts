import {
  collectedProducts,
  collectProduct,
  deleteCollectedProducts,
  followedMerchants,
  followMerchant,
  uncollectProduct,
  unfollowMerchant,
} from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { idIn } from '../market/search.ts';
import { findMerchant, findProduct, nextId, productOf } from '../market/shop.ts';
import type { CollectedProduct, FollowedMerchant } from '../market/state/collections.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import type { Market, MarketState } from '../market/state.ts';
import { reject } from '../businessError.ts';
import { wireCollectedProduct, wireFollowedMerchant } from '../wire/collection.ts';
import { wirePage } from '../wire/wire.ts';

export const collectionHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, collectedProducts, ({ shopper, query }) =>
    wirePage(
      newestFirst(wishListOf(market.state, shopper)).flatMap((entry) => wireCollectedProduct(market.state, entry)),
      query,
    ),
  ),
  createHandler(market, collectProduct, ({ shopper, body }) => {
    const { state } = market;
    const { id: product } = findProduct(state, body.id);
    if (!wishListOf(state, shopper).some((entry) => entry.product === product))
      state.collectedProducts.push({ id: nextId(state), shopper: shopper.id, product, at: market.now() });
    return null;
  }),
  createHandler(market, uncollectProduct, ({ shopper, params }) => {
    const { state } = market;
    // What was taken off sale can still be taken off the wish list.
    const product = productOf(state, idIn(params['productId'])) ?? reject(404, 'This product does not exist.');
    state.collectedProducts = state.collectedProducts.filter((entry) => entry.shopper !== shopper.id || entry.product !== product.id);
    return null;
  }),
  createHandler(market, deleteCollectedProducts, ({ shopper, body }) => {
    const { state } = market;
    const ids = body.ids.split(',').map(Number);
    const own = wishListOf(state, shopper).map(({ id }) => id);
    if (!ids.every((id) => own.includes(id))) reject(404, 'This product is not on your wish list.');
    state.collectedProducts = state.collectedProducts.filter(({ id }) => !ids.includes(id));
    return null;
  }),
  createHandler(market, followedMerchants, ({ shopper, query }) =>
    wirePage(
      newestFirst(followedBy(market.state, shopper)).flatMap((entry) => wireFollowedMerchant(market.state, entry)),
      query,
    ),
  ),
  createHandler(market, followMerchant, ({ shopper, params }) => {
    const { state } = market;
    const { id: merchant } = findMerchant(state, idIn(params['merId']));
    if (!followedBy(state, shopper).some((entry) => entry.merchant === merchant))
      state.followedMerchants.push({ shopper: shopper.id, merchant, at: market.now() });
    return null;
  }),
  createHandler(market, unfollowMerchant, ({ shopper, params }) => {
    const { state } = market;
    // A shop that has closed can still be left.
    const merchant = state.merchants.find(({ id }) => id === idIn(params['merId'])) ?? reject(404, 'This shop does not exist.');
    state.followedMerchants = state.followedMerchants.filter((entry) => entry.shopper !== shopper.id || entry.merchant !== merchant.id);
    return null;
  }),
];

const wishListOf = (state: MarketState, shopper: Shopper): CollectedProduct[] =>
  state.collectedProducts.filter((entry) => entry.shopper === shopper.id);

const followedBy = (state: MarketState, shopper: Shopper): FollowedMerchant[] =>
  state.followedMerchants.filter((entry) => entry.shopper === shopper.id);

/** Newest first; of the same moment, the one that was added last. */
const newestFirst = <T extends { at: number }>(entries: readonly T[]): T[] => entries.toReversed().toSorted((a, b) => b.at - a.at);
