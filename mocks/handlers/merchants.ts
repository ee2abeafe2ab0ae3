import {
  merchantCategories,
  merchantDetail,
  merchantHome,
  merchantSearch,
  merchantService,
  merchantStreet,
  merchantTypes,
  settlementAgreement,
} from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { demandCaptcha } from '../market/captcha.ts';
import * as catalogue from '../market/catalogue/index.ts';
import { namesOf } from '../market/catalogue/names/index.ts';
import { idIn, matcherOf } from '../market/search.ts';
import { findMerchant } from '../market/shop.ts';
import type { Merchant } from '../market/state/shop.ts';
import type { Market, MarketState } from '../market/state.ts';
import { wireMerchantCard, wireMerchantDetail, wireMerchantHome, wireService } from '../wire/merchant.ts';
import { wirePage } from '../wire/wire.ts';

export const merchantHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, merchantTypes, () => [...catalogue.merchantTypes]),
  createHandler(market, merchantCategories, () => [...catalogue.merchantCategories]),
  createHandler(market, merchantStreet, ({ query }) =>
    wirePage(
      openShops(market.state).map((merchant) => wireMerchantCard(market.state, merchant)),
      query,
    ),
  ),
  createHandler(market, merchantSearch, ({ query }) => {
    const { categoryId, typeId, isSelf } = query;
    const matches = matcherOf(query.keywords);
    const found = openShops(market.state).filter(
      (merchant) =>
        matches(textsOf(merchant)) &&
        merchant.category === (categoryId ?? merchant.category) &&
        merchant.type === (typeId ?? merchant.type) &&
        merchant.selfSupport === (isSelf ?? merchant.selfSupport),
    );
    return wirePage(
      found.map((merchant) => wireMerchantCard(market.state, merchant)),
      query,
    );
  }),
  createHandler(market, merchantHome, ({ params, shopper }) =>
    wireMerchantHome(market.state, findMerchant(market.state, idIn(params['id'])), shopper),
  ),
  createHandler(market, merchantDetail, ({ params, query }) => {
    const merchant = findMerchant(market.state, idIn(params['id']));
    const isAnswered = query.captchaKey !== undefined || query.captchaCode !== undefined;
    if (isAnswered) demandCaptcha(market, query, 400);
    return wireMerchantDetail(market.state, merchant, isAnswered || !market.state.settings.captcha);
  }),
  createHandler(market, merchantService, ({ params }) => wireService(findMerchant(market.state, idIn(params['id'])))),
  createHandler(market, settlementAgreement, () => ({ agreement: catalogue.settlementAgreementHtml })),
];

const openShops = ({ merchants }: MarketState): Merchant[] => merchants.filter(({ closed }) => !closed);

/** What a keyword is looked for in: name and introduction, and what kind of shop in which trade it is. */
function textsOf({ name, intro, category, type }: Merchant): string[] {
  const named = [
    ...catalogue.merchantCategories.filter(({ id }) => id === category),
    ...catalogue.merchantTypes.filter(({ id }) => id === type),
  ];
  return [intro, ...[name, ...named.map((one) => one.name)].flatMap(namesOf)];
}
