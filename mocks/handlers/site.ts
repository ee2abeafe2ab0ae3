import { activities, activityDetail, activityProducts, recommendedProducts, searchWords, site } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import * as catalogue from '../market/catalogue/index.ts';
import { goodsOnSale, idIn } from '../market/search.ts';
import type { Activity } from '../market/state/shop.ts';
import type { Market, MarketState } from '../market/state.ts';
import { reject } from '../businessError.ts';
import { wireCard } from '../wire/product.ts';
import { goodsOfActivity, wireActivity, wireActivityDetail, wireActivityProduct, wireSite } from '../wire/site.ts';
import { wirePage } from '../wire/wire.ts';

export const siteHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, site, () => wireSite(market.state)),
  createHandler(market, recommendedProducts, ({ query }) => wirePage(goodsOnSale(market.state).map(wireCard), query)),
  createHandler(market, activities, () =>
    market.state.activities.filter(({ closed }) => !closed).map((activity) => wireActivity(market.state, activity)),
  ),
  createHandler(market, activityProducts, ({ params, query }) =>
    wirePage(goodsOfActivity(market.state, findActivity(market.state, params['id'])).map(wireActivityProduct), query),
  ),
  createHandler(market, activityDetail, ({ params }) => wireActivityDetail(findActivity(market.state, params['id']))),
  createHandler(market, searchWords, () => [...catalogue.searchWords]),
];

/** The activity that a step of a path names; 404 when there is none, a refusal when it is over. */
function findActivity(state: MarketState, step: string | undefined): Activity {
  const activity = state.activities.find(({ id }) => id === idIn(step)) ?? reject(404, 'This promotion does not exist.');
  return activity.closed ? reject(500, `${activity.name} is over.`) : activity;
}
