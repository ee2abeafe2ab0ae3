import type { activities, activityDetail, activityProducts, site, WireAnswer } from '@galleria/api';
import { wireCurrency } from '../currencies.ts';
import { middleBanners, siteBanners, streetPicture } from '../market/catalogue/index.ts';
import { cheapest, isOnSale, productOf } from '../market/shop.ts';
import type { Activity, Product } from '../market/state/shop.ts';
import type { MarketState } from '../market/state.ts';
import { wireCard, wirePrices } from './product.ts';

/** What the operator set up. Every way to reach the service is filled in, and the settings say which one is wanted. */
export function wireSite({ settings }: MarketState): WireAnswer<typeof site> {
  return {
    banner: [...siteBanners],
    bastBanner: [...middleBanners],
    logoUrl: '',
    recommendImage: '',
    shopStreetHeaderImag: streetPicture,
    shopPayCurrency: wireCurrency(settings.currency),
    consumerType: settings.service,
    consumerH5Url: 'https://chat.galleria.example/',
    consumerHotline: '1800 120 4000',
    consumerMessage: 'https://messages.galleria.example/',
    consumerEmail: 'service@galleria.example',
    site_keywords: 'marketplace, independent shops',
    site_description: 'One arcade, many shops: goods from independent merchants.',
  };
}

/** The goods of an activity that can be found, in its own order. */
export const goodsOfActivity = (state: MarketState, { products }: Activity): Product[] =>
  products.flatMap((id) => {
    const product = productOf(state, id);
    return product && isOnSale(state, product) ? [product] : [];
  });

export const wireActivity = (state: MarketState, activity: Activity): WireAnswer<typeof activities>[number] => ({
  id: activity.id,
  name: activity.name,
  type: activity.type,
  productList: goodsOfActivity(state, activity).map(wireCard),
});

export const wireActivityProduct = (product: Product): WireAnswer<typeof activityProducts>['list'][number] => ({
  proId: product.id,
  proImage: product.image,
  storeName: product.name,
  ...wirePrices(cheapest(product)),
});

export const wireActivityDetail = ({ id, name, type, banners, instruction }: Activity): WireAnswer<typeof activityDetail> => ({
  id,
  name,
  type,
  banner: JSON.stringify(banners),
  instruction,
});
