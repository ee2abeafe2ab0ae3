import { couponScopes } from '@galleria/api';
import { goodsCouponsState, GoodsCouponsDialog, type GoodsCouponsProps } from '@galleria/ui/screens';
import { couponOffersRequest, useCouponOffers } from '../data/useCouponOffers.ts';

/** The coupons for goods, for their shop and for everything, over their page. */
export default function GoodsCoupons({ productId, merchantId: merId, open, onOpenChange }: GoodsCouponsProps) {
  const ofGoods = useCouponOffers(couponOffersRequest({ useType: couponScopes.product, productId }));
  const ofShop = useCouponOffers(couponOffersRequest({ useType: couponScopes.merchant, merId }));
  const ofAll = useCouponOffers(couponOffersRequest({ useType: couponScopes.general }));
  const all = [ofGoods, ofShop, ofAll];
  return (
    <GoodsCouponsDialog
      open={open}
      onOpenChange={onOpenChange}
      state={goodsCouponsState(all.map(({ resource }) => resource))}
      onReceive={ofGoods.onReceive}
      onRetry={() => all.forEach(({ resource, reload }) => resource.status === 'failed' && reload())}
    />
  );
}
