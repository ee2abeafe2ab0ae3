import { GoodsCouponsDialog, type GoodsCouponsProps } from '@galleria/ui/screens';
import { useGoodsCoupons } from '../data/useGoodsCoupons.ts';

/** The coupons for goods, for their shop and for everything, over their page. */
export default function GoodsCoupons({ productId, merchantId, open, onOpenChange }: GoodsCouponsProps) {
  return <GoodsCouponsDialog {...useGoodsCoupons({ productId, merchantId })} open={open} onOpenChange={onOpenChange} />;
}
