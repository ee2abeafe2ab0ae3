import type { preOrder, quotePreOrder, WireAnswer } from '@galleria/api';
import { centsOfPoint, usablePoints } from '../market/points.ts';
import type { Price } from '../market/pricing.ts';
import { merchantName, productOf, skuOf } from '../market/shop.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import type { Market } from '../market/state.ts';
import { wireMoney } from './wire.ts';

/** What is about to be ordered, to the shopper's default address. */
export function wirePreOrder({ state }: Market, shopper: Shopper, price: Price): WireAnswer<typeof preOrder> {
  const address = state.addresses.find((one) => one.shopper === shopper.id && one.isDefault);
  const most = usablePoints(state, shopper, price.goods);
  return {
    proTotalFee: wireMoney(price.goods),
    orderProNum: price.parts.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0),
    freightFee: wireMoney(price.freight),
    couponFee: wireMoney(price.coupon),
    payFee: wireMoney(price.total),
    ...(address && {
      addressId: address.id,
      realName: address.name,
      phone: `${address.dialCode}${address.phone}`,
      detail: address.detail,
      country: address.country,
      email: address.email,
    }),
    orderList: price.parts.map(({ merchant, lines }) => ({
      merId: merchant,
      merName: merchantName(state, merchant),
      orderInfoList: lines.map((line) => ({
        productId: line.product,
        productName: productOf(state, line.product)?.name ?? '',
        attrValueId: line.sku,
        image: skuOf(state, line.product, line.sku)?.image ?? productOf(state, line.product)?.image ?? '',
        sku: line.spec,
        price: wireMoney(line.price),
        payNum: line.quantity,
        isVirtual: productOf(state, line.product)?.virtual ?? false,
      })),
    })),
    integralDeduct: { available: shopper.points, maxUse: most, fee: wireMoney(most * centsOfPoint(state)) },
  };
}

export const wireQuote = (price: Price): WireAnswer<typeof quotePreOrder> => ({
  proTotalFee: wireMoney(price.goods),
  freightFee: wireMoney(price.freight),
  couponFee: wireMoney(price.coupon),
  integralFee: wireMoney(price.pointsFee),
  payFee: wireMoney(price.total),
});
