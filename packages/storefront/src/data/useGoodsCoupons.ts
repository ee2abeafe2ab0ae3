import { couponScopes } from '@galleria/api';
import { goodsCouponsState, type GoodsCouponsDialogProps } from '@galleria/ui/screens';
import { couponOffersRequest, useCouponOffers } from './useCouponOffers.ts';

/** The coupons for goods, for their category, for their shop and for everything. Nothing is asked for as long as there are no goods. */
export function useGoodsCoupons(
  goods: { productId: number; merchantId: number } | undefined,
): Pick<GoodsCouponsDialogProps, 'state' | 'onReceive' | 'onRetry'> {
  const ofGoods = useCouponOffers(goods && couponOffersRequest({ useType: couponScopes.product, productId: goods.productId }));
  const ofCategory = useCouponOffers(goods && couponOffersRequest({ useType: couponScopes.category, productId: goods.productId }));
  const ofShop = useCouponOffers(goods && couponOffersRequest({ useType: couponScopes.merchant, merId: goods.merchantId }));
  const ofAll = useCouponOffers(goods && couponOffersRequest({ useType: couponScopes.general }));
  const all = [ofGoods, ofCategory, ofShop, ofAll];
  return {
    state: goodsCouponsState(all.map(({ resource }) => resource)),
    onReceive: ofGoods.onReceive,
    onRetry: () => all.forEach(({ resource, reload }) => resource.status === 'failed' && reload()),
  };
}
