import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import { countSchema, flagSchema, idSchema, switchSchema, textSchema } from '../wire.ts';

/** An order before it is placed; it lives for five minutes (docs/domain/checkout.md#before-the-order). */
export type PreOrder = v.InferOutput<typeof preOrderSchema>;
/** What a pre-order would cost with an address, a coupon, points. */
export type Quote = v.InferOutput<typeof quoteSchema>;
/** Ways to pay. */
export const payTypes = ['paypal', 'stripe', 'wechat', 'cod', 'upi'] as const;
export type PayType = (typeof payTypes)[number];
/** How a payment goes on: where to send the shopper, or what to show. */
export type Payment = v.InferOutput<typeof paymentSchema>;

const preOrderLineSchema = v.pipe(
  v.object({
    productId: idSchema,
    productName: v.string(),
    attrValueId: idSchema,
    image: textSchema,
    sku: textSchema,
    price: moneySchema,
    payNum: v.pipe(v.number(), v.integer(), v.minValue(1)),
    isVirtual: v.nullish(flagSchema, false),
  }),
  v.transform((line) => ({
    productId: line.productId,
    skuId: line.attrValueId,
    name: line.productName,
    image: line.image,
    specText: line.sku,
    price: line.price,
    quantity: line.payNum,
    /** Nothing of it is posted; false where the server does not say it (docs/domain/checkout.md#shipping). */
    virtual: line.isVirtual,
  })),
);

export const preOrderSchema = v.pipe(
  v.object({
    proTotalFee: moneySchema,
    orderProNum: countSchema,
    freightFee: moneySchema,
    couponFee: moneySchema,
    payFee: moneySchema,
    addressId: v.nullish(idSchema),
    realName: textSchema,
    phone: textSchema,
    detail: textSchema,
    country: textSchema,
    email: textSchema,
    orderList: v.array(v.object({ merId: idSchema, merName: v.string(), orderInfoList: v.array(preOrderLineSchema) })),
    integralDeduct: v.nullish(v.object({ available: countSchema, maxUse: countSchema, fee: moneySchema })),
  }),
  v.transform((order) => ({
    goods: order.proTotalFee,
    quantity: order.orderProNum,
    freight: order.freightFee,
    couponDeduction: order.couponFee,
    total: order.payFee,
    /** The shopper's default address; absent when there is none. */
    address: order.addressId
      ? { id: order.addressId, name: order.realName, phone: order.phone, detail: order.detail, country: order.country, email: order.email }
      : undefined,
    shops: order.orderList.map((part) => ({ merchant: { id: part.merId, name: part.merName }, lines: part.orderInfoList })),
    /** Points that may be used here, and what they take off; absent when points cannot be used. */
    points: order.integralDeduct
      ? { available: order.integralDeduct.available, most: order.integralDeduct.maxUse, deduction: order.integralDeduct.fee }
      : undefined,
  })),
);

export const quoteSchema = v.pipe(
  v.object({
    proTotalFee: moneySchema,
    freightFee: moneySchema,
    couponFee: moneySchema,
    integralFee: v.nullish(moneySchema),
    payFee: moneySchema,
  }),
  v.transform((quote) => ({
    goods: quote.proTotalFee,
    freight: quote.freightFee,
    couponDeduction: quote.couponFee,
    pointsDeduction: quote.integralFee ?? undefined,
    total: quote.payFee,
  })),
);

export const orderNoSchema = v.object({ orderNo: v.pipe(v.string(), v.minLength(1)) });

export const payMethodsSchema = v.pipe(
  v.object({
    paypalStatus: switchSchema,
    stripeStatus: switchSchema,
    wechatPaySwitch: switchSchema,
    codSwitch: switchSchema,
    upiSwitch: switchSchema,
  }),
  v.transform((methods): PayType[] => {
    const on: Record<PayType, boolean> = {
      paypal: methods.paypalStatus,
      stripe: methods.stripeStatus,
      wechat: methods.wechatPaySwitch,
      cod: methods.codSwitch,
      upi: methods.upiSwitch,
    };
    return payTypes.filter((type) => on[type]);
  }),
);

export const paymentSchema = v.pipe(
  v.object({
    status: switchSchema,
    payType: textSchema,
    orderNo: textSchema,
    redirect: textSchema,
    stripeClientSecret: textSchema,
  }),
  v.transform((payment) => ({
    accepted: payment.status,
    payType: payTypes.find((type) => type === payment.payType) ?? ('unknown' as const),
    orderNo: payment.orderNo,
    /** Where PayPal asks, or the text of a QR code; the server's, so it goes through a gate first. */
    redirect: payment.redirect,
    clientSecret: payment.stripeClientSecret,
  })),
);

export const payPalResultSchema = v.pipe(
  v.object({ status: switchSchema, payPrice: v.nullish(moneySchema), orderNo: textSchema }),
  v.transform(({ status, payPrice, orderNo }) => ({ paid: status, amount: payPrice ?? undefined, orderNo })),
);
