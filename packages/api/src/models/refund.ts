import * as v from 'valibot';
import { isAboveGoods, moneySchema } from '../money/money.ts';
import { commaListSchema, countSchema, flagSchema, idSchema, maybeDateSchema, textSchema } from '../wire.ts';
import { orderLineSchema } from './order.ts';

/** The request to give back the money of one merchant order. */
export type Refund = v.InferOutput<typeof refundSchema>;
/** A refund with its reasons, pictures and times. */
export type RefundDetail = v.InferOutput<typeof refundDetailSchema>;
/** What a refund would give back: always the whole merchant order. */
export type RefundableOrder = v.InferOutput<typeof refundableOrderSchema>;

const refundEntries = {
  id: idSchema,
  refundOrderNo: v.string(),
  merOrderNo: v.string(),
  masterOrderNo: textSchema,
  merId: v.nullish(idSchema),
  totalNum: countSchema,
  refundStatus: v.number(),
  refundPrice: moneySchema,
  refundTime: maybeDateSchema,
  orderInfoList: v.array(orderLineSchema),
} as const;

const refundWire = v.object(refundEntries);

export type RefundStatus = 'underReview' | 'refused' | 'refunding' | 'merchantRefunded' | 'refunded' | 'unknown';

/** 3 is decided and on its way until the time says that the money has arrived (docs/domain/refunds.md#states). */
function statusOf(code: number, refundedAt: string | undefined): RefundStatus {
  switch (code) {
    case 0:
      return 'underReview';
    case 1:
      return 'refused';
    case 2:
      return 'refunding';
    case 3:
      return refundedAt === undefined ? 'merchantRefunded' : 'refunded';
    default:
      return 'unknown';
  }
}

function refundOf(refund: v.InferOutput<typeof refundWire>) {
  return {
    id: refund.id,
    refundOrderNo: refund.refundOrderNo,
    orderNo: refund.merOrderNo,
    masterOrderNo: refund.masterOrderNo,
    merchantId: refund.merId ?? undefined,
    quantity: refund.totalNum,
    status: statusOf(refund.refundStatus, refund.refundTime),
    amount: refund.refundPrice,
    /** More comes back than the goods cost: a refund gives back all that was paid, delivery too. */
    withFreight: isAboveGoods(refund.refundPrice, refund.orderInfoList),
    refundedAt: refund.refundTime,
    lines: refund.orderInfoList,
  };
}

export const refundSchema = v.pipe(refundWire, v.transform(refundOf));

export const refundDetailSchema = v.pipe(
  v.object({
    ...refundEntries,
    merName: textSchema,
    refundReasonWap: textSchema,
    refundReasonWapImg: commaListSchema,
    refundReasonWapExplain: textSchema,
    refundReason: textSchema,
    createTime: maybeDateSchema,
  }),
  v.transform((refund) => ({
    ...refundOf(refund),
    merchantName: refund.merName,
    reason: refund.refundReasonWap,
    pictures: refund.refundReasonWapImg,
    remark: refund.refundReasonWapExplain,
    /** Why the merchant refused. */
    refusal: refund.refundReason,
    requestedAt: refund.createTime,
  })),
);

export const refundableOrderSchema = v.pipe(
  v.object({
    id: idSchema,
    orderNo: v.string(),
    paid: v.nullish(flagSchema, true),
    payPrice: moneySchema,
    totalNum: countSchema,
    orderInfoList: v.array(orderLineSchema),
  }),
  v.transform((order) => ({
    id: order.id,
    orderNo: order.orderNo,
    paid: order.paid,
    amount: order.payPrice,
    withFreight: isAboveGoods(order.payPrice, order.orderInfoList),
    quantity: order.totalNum,
    lines: order.orderInfoList,
  })),
);
