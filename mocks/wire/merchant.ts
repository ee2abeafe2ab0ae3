import type { merchantDetail, merchantHome, merchantService, merchantStreet, WireAnswer } from '@galleria/api';
import { pictureOf } from '../drawings.ts';
import { merchantPictures } from '../market/catalogue/index.ts';
import { goodsOf } from '../market/search.ts';
import type { Merchant } from '../market/state/shop.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import type { MarketState } from '../market/state.ts';
import { wireCard } from './product.ts';
import { wireTime } from './wire.ts';

type WireMerchantCard = WireAnswer<typeof merchantStreet>['list'][number];

/** What a list of shops shows of one, three of its goods among it. */
export function wireMerchantCard(state: MarketState, merchant: Merchant): WireMerchantCard {
  const { mark, backdrop } = merchantPictures(merchant);
  return {
    id: merchant.id,
    name: merchant.name,
    categoryId: merchant.category,
    typeId: merchant.type,
    isSelf: merchant.selfSupport,
    avatar: mark,
    backImage: backdrop,
    streetBackImage: backdrop,
    starLevel: merchant.stars,
    proList: goodsOf(state, merchant.id).slice(0, 3).map(wireCard),
  };
}

export function wireMerchantHome(state: MarketState, merchant: Merchant, shopper: Shopper | undefined): WireAnswer<typeof merchantHome> {
  const { backdrop, banners } = merchantPictures(merchant);
  return {
    ...wireMerchantCard(state, merchant),
    ...wireService(merchant),
    isCollect: follows(state, shopper, merchant.id),
    pcBanner: JSON.stringify(banners.map((sattDir) => ({ sattDir }))),
    pcBackImage: backdrop,
  };
}

/** With `pictures` also those of its qualification. */
export function wireMerchantDetail(state: MarketState, merchant: Merchant, pictures: boolean): WireAnswer<typeof merchantDetail> {
  return {
    id: merchant.id,
    realName: merchant.realName,
    email: merchant.email,
    phone: merchant.phone,
    address: merchant.address,
    ...(pictures && { qualificationPicture: JSON.stringify([pictureOf('photo-document')]) }),
    intro: merchant.intro,
    createTime: wireTime(merchant.joinedAt),
    collectNum: merchant.followers + state.followedMerchants.filter((entry) => entry.merchant === merchant.id).length,
  };
}

/** How to reach a shop; every way is filled in, and the type says which one it wants. */
export function wireService(merchant: Merchant): WireAnswer<typeof merchantService> {
  return {
    serviceType: merchant.service,
    serviceLink: `https://chat.galleria.example/shops/${merchant.id}`,
    servicePhone: merchant.phone,
    serviceMessage: merchant.serviceWords ?? `https://messages.galleria.example/shops/${merchant.id}`,
    serviceEmail: merchant.email,
  };
}

/** Whether somebody follows a merchant; a guest follows none. */
export const follows = (state: MarketState, shopper: Shopper | undefined, merchant: number): boolean =>
  state.followedMerchants.some((entry) => entry.shopper === shopper?.id && entry.merchant === merchant);
