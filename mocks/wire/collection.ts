import type { collectedProducts, followedMerchants, WireAnswer } from '@galleria/api';
import { merchantPictures } from '../market/catalogue/index.ts';
import { cheapest, isOnSale, productOf, stockOf } from '../market/shop.ts';
import type { CollectedProduct, FollowedMerchant } from '../market/state/collections.ts';
import type { MarketState } from '../market/state.ts';
import { wireMoney, wireTime } from './wire.ts';

/** An entry of a wish list, whether its product is still on sale or not; none when there is no such product. */
export function wireCollectedProduct(state: MarketState, entry: CollectedProduct): WireAnswer<typeof collectedProducts>['list'] {
  const product = productOf(state, entry.product);
  if (!product) return [];
  return [
    {
      id: entry.id,
      productId: product.id,
      createTime: wireTime(entry.at),
      storeName: product.name,
      image: product.image,
      price: wireMoney(cheapest(product).price),
      isShow: isOnSale(state, product),
      stock: stockOf(product),
    },
  ];
}

/** A shop that is followed, open or closed; none when there is no such shop. */
export function wireFollowedMerchant(state: MarketState, entry: FollowedMerchant): WireAnswer<typeof followedMerchants>['list'] {
  const merchant = state.merchants.find(({ id }) => id === entry.merchant);
  if (!merchant) return [];
  return [
    {
      merId: merchant.id,
      merName: merchant.name,
      merAvatar: merchantPictures(merchant).mark,
      createTime: wireTime(entry.at),
      isShow: !merchant.closed,
    },
  ];
}
