import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import { enumSchema, flagSchema, instantSchema, textSchema } from '../wire.ts';

/** One line of an order: a sku, how many, at which price. */
export type OrderLine = v.InferOutput<typeof orderLineSchema>;
/** The order of one shop; a master order splits into one for each. */
export type MerchantOrder = v.InferOutput<typeof merchantOrderSchema>;
/** An order over all its shops, as it is before it is paid. */
export type MasterOrder = v.InferOutput<typeof masterOrderSchema>;
/** The request to give back the money of one merchant order. */
export type Refund = v.InferOutput<typeof refundSchema>;
/** How many orders wait in each tab. */
export type OrderCounts = v.InferOutput<typeof orderCountsSchema>;

export const orderLineSchema = v.pipe(
  v.object({
    id: v.number(),
    productId: v.number(),
    productName: v.string(),
    image: textSchema,
    attrValueId: v.optional(v.number()),
    sku: textSchema,
    price: moneySchema,
    payNum: v.pipe(v.number(), v.integer(), v.minValue(1)),
    isReply: v.optional(flagSchema, false),
  }),
  v.transform((line) => ({
    id: line.id,
    productId: line.productId,
    skuId: line.attrValueId,
    name: line.productName,
    image: line.image,
    specText: line.sku,
    price: line.price,
    quantity: line.payNum,
    reviewed: line.isReply,
  })),
);

export const merchantOrderSchema = v.pipe(
  v.object({
    id: v.number(),
    orderNo: v.string(),
    masterOrderNo: textSchema,
    merId: v.number(),
    merName: v.string(),
    createTime: instantSchema,
    paid: flagSchema,
    payPrice: moneySchema,
    status: enumSchema({ 0: 'toShip', 1: 'toReceive', 2: 'toReview', 3: 'completed', 9: 'cancelled' }),
    refundStatus: enumSchema({ 0: 'none', 1: 'applied', 2: 'refunding', 3: 'refunded' }),
    totalNum: v.pipe(v.number(), v.integer()),
    payPostage: moneySchema,
    orderInfoList: v.array(orderLineSchema),
  }),
  v.transform((order) => ({
    id: order.id,
    orderNo: order.orderNo,
    masterOrderNo: order.masterOrderNo,
    merchant: { id: order.merId, name: order.merName },
    placedAt: order.createTime,
    paid: order.paid,
    total: order.payPrice,
    status: order.status,
    refund: order.refundStatus,
    quantity: order.totalNum,
    freight: order.payPostage,
    lines: order.orderInfoList,
  })),
);

export const masterOrderSchema = v.pipe(
  v.object({
    id: v.number(),
    orderNo: v.string(),
    totalNum: v.pipe(v.number(), v.integer()),
    payPrice: moneySchema,
    orderList: v.array(
      v.object({ merId: v.number(), merName: v.string(), createTime: v.optional(instantSchema), orderInfoList: v.array(orderLineSchema) }),
    ),
  }),
  v.transform((order) => ({
    id: order.id,
    orderNo: order.orderNo,
    quantity: order.totalNum,
    total: order.payPrice,
    placedAt: order.orderList[0]?.createTime,
    shops: order.orderList.map((part) => ({ merchant: { id: part.merId, name: part.merName }, lines: part.orderInfoList })),
  })),
);

export const refundSchema = v.pipe(
  v.object({
    id: v.number(),
    refundOrderNo: v.string(),
    merOrderNo: v.string(),
    totalNum: v.pipe(v.number(), v.integer()),
    refundStatus: enumSchema({ 0: 'underReview', 1: 'refused', 2: 'refunding', 3: 'refunded' }),
    refundPrice: moneySchema,
    orderInfoList: v.array(orderLineSchema),
  }),
  v.transform((refund) => ({
    id: refund.id,
    refundNo: refund.refundOrderNo,
    orderNo: refund.merOrderNo,
    quantity: refund.totalNum,
    status: refund.refundStatus,
    amount: refund.refundPrice,
    lines: refund.orderInfoList,
  })),
);

export const orderCountsSchema = v.pipe(
  v.object({
    unPaidCount: v.number(),
    unShippedCount: v.number(),
    receivedCount: v.number(),
    commentCount: v.number(),
    refundCount: v.number(),
  }),
  v.transform((counts) => ({
    toPay: counts.unPaidCount,
    toShip: counts.unShippedCount,
    toReceive: counts.receivedCount,
    toReview: counts.commentCount,
    afterSales: counts.refundCount,
  })),
);
