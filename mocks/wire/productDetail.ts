import type { productDetail, WireAnswer } from '@galleria/api';
import { detailsHtml, guarantees, merchantPictures } from '../market/catalogue/index.ts';
import { goodsOf } from '../market/search.ts';
import type { Product } from '../market/state/shop.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import type { MarketState } from '../market/state.ts';
import { follows } from './merchant.ts';
import { wireCard, wireSpecification } from './product.ts';

type WireDetail = WireAnswer<typeof productDetail>;

/** Everything that the page of a product shows to a shopper, or to a guest. */
export function wireProductDetail(state: MarketState, product: Product, shopper: Shopper | undefined): WireDetail {
  return {
    productInfo: {
      ...wireCard(product),
      merId: product.merchant,
      sliderImage: JSON.stringify(product.pictures),
      storeInfo: product.intro,
      content: detailsHtml(product, state.settings.currency),
    },
    ...wireSpecification(product),
    merchantInfo: wireProductMerchant(state, product, shopper),
    userCollect: state.collectedProducts.some((entry) => entry.shopper === shopper?.id && entry.product === product.id),
    guaranteeList: [...guarantees],
  };
}

/** The shop of a product, with four other goods of it. */
function wireProductMerchant(state: MarketState, product: Product, shopper: Shopper | undefined): WireDetail['merchantInfo'] {
  const merchant = state.merchants.find(({ id }) => id === product.merchant);
  const others = goodsOf(state, product.merchant).filter(({ id }) => id !== product.id);
  return {
    id: product.merchant,
    name: merchant?.name ?? '',
    avatar: merchant ? merchantPictures(merchant).mark : '',
    isSelf: merchant?.selfSupport ?? false,
    starLevel: merchant?.stars ?? 0,
    typeId: merchant?.type,
    isCollect: follows(state, shopper, product.merchant),
    proList: others.slice(0, 4).map(wireCard),
  };
}
