import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import {
  countSchema,
  enumSchema,
  flagSchema,
  idSchema,
  instantSchema,
  jsonListSchema,
  maybeDateSchema,
  maybeInstantSchema,
  textSchema,
  wordSchema,
} from '../wire.ts';

/** One line of an order: a sku, how many, at which price. */
export type OrderLine = v.InferOutput<typeof orderLineSchema>;
/** The order of one shop; a master order splits into one for each. */
export type MerchantOrder = v.InferOutput<typeof merchantOrderSchema>;
/** A merchant order with everything its page shows. */
export type MerchantOrderDetail = v.InferOutput<typeof merchantOrderDetailSchema>;
/** An order over all its shops, as it is before it is paid. */
export type MasterOrder = v.InferOutput<typeof masterOrderSchema>;
/** A master order with everything its page shows. */
export type MasterOrderDetail = v.InferOutput<typeof masterOrderDetailSchema>;
/** How many orders wait in each tab. */
export type OrderCounts = v.InferOutput<typeof orderCountsSchema>;
/** Where a parcel is. */
export type Logistics = v.InferOutput<typeof logisticsSchema>;

export const orderLineSchema = v.pipe(
  v.object({
    id: idSchema,
    productId: idSchema,
    productName: v.string(),
    image: textSchema,
    attrValueId: v.nullish(idSchema),
    sku: textSchema,
    price: moneySchema,
    payNum: v.pipe(v.number(), v.integer(), v.minValue(1)),
    isReply: v.nullish(flagSchema, false),
  }),
  v.transform((line) => ({
    id: line.id,
    productId: line.productId,
    skuId: line.attrValueId ?? undefined,
    name: line.productName,
    image: line.image,
    specText: line.sku,
    price: line.price,
    quantity: line.payNum,
    reviewed: line.isReply,
  })),
);

/** What every detail says: to whom the order goes, and what its sum is made of. */
const detailWire = v.object({
  realName: textSchema,
  userPhone: textSchema,
  userAddress: textSchema,
  proTotalPrice: moneySchema,
  totalPostage: moneySchema,
  totalPrice: moneySchema,
  couponPrice: moneySchema,
  integralPrice: moneySchema,
});

const detailOf = (order: v.InferOutput<typeof detailWire>) => ({
  consignee: { name: order.realName, phone: order.userPhone, address: order.userAddress },
  goods: order.proTotalPrice,
  freight: order.totalPostage,
  /** Goods and freight before any deduction. */
  beforeDeductions: order.totalPrice,
  couponDeduction: order.couponPrice,
  pointsDeduction: order.integralPrice,
});

const deliverySchema = wordSchema({ express: 'courier', send: 'person', fictitious: 'virtual' });

const merchantOrderEntries = {
  id: idSchema,
  orderNo: v.string(),
  masterOrderNo: textSchema,
  merId: idSchema,
  merName: v.string(),
  createTime: instantSchema,
  paid: flagSchema,
  payTime: maybeDateSchema,
  payPrice: moneySchema,
  status: enumSchema({ 0: 'toShip', 1: 'toReceive', 2: 'toReview', 3: 'completed', 9: 'cancelled' }),
  refundStatus: enumSchema({ 0: 'none', 1: 'applied', 2: 'refunding', 3: 'refunded' }),
  totalNum: countSchema,
  payPostage: moneySchema,
  deliveryType: deliverySchema,
  deliveryName: textSchema,
  deliveryId: textSchema,
  orderInfoList: v.array(orderLineSchema),
} as const;

const merchantOrderWire = v.object(merchantOrderEntries);

function merchantOrderOf(order: v.InferOutput<typeof merchantOrderWire>) {
  return {
    id: order.id,
    orderNo: order.orderNo,
    masterOrderNo: order.masterOrderNo,
    merchant: { id: order.merId, name: order.merName },
    placedAt: order.createTime,
    paid: order.paid,
    paidAt: order.payTime,
    total: order.payPrice,
    status: order.status,
    refund: order.refundStatus,
    quantity: order.totalNum,
    freight: order.payPostage,
    delivery: { kind: order.deliveryType, company: order.deliveryName, trackingNo: order.deliveryId },
    lines: order.orderInfoList,
  };
}

export const merchantOrderSchema = v.pipe(merchantOrderWire, v.transform(merchantOrderOf));

export const merchantOrderDetailSchema = v.pipe(
  v.object({
    ...merchantOrderEntries,
    ...detailWire.entries,
    payType: textSchema,
    userRemark: textSchema,
    deliveryCode: textSchema,
    deliveryPhone: textSchema,
  }),
  v.transform((order) => {
    const base = merchantOrderOf(order);
    return {
      ...base,
      /** `company` is the courier firm, or the person who brings it; `phone` is that person's. */
      delivery: { ...base.delivery, companyCode: order.deliveryCode, phone: order.deliveryPhone },
      ...detailOf(order),
      payType: order.payType,
      note: order.userRemark,
    };
  }),
);

const masterPartSchema = v.object({
  merId: idSchema,
  merName: v.string(),
  createTime: maybeInstantSchema,
  orderInfoList: v.array(orderLineSchema),
});

const masterOrderEntries = {
  id: idSchema,
  orderNo: v.string(),
  totalNum: countSchema,
  payPrice: moneySchema,
  payType: textSchema,
  orderList: v.array(masterPartSchema),
} as const;

const masterOrderWire = v.object(masterOrderEntries);

function masterOrderOf(order: v.InferOutput<typeof masterOrderWire>) {
  return {
    id: order.id,
    orderNo: order.orderNo,
    quantity: order.totalNum,
    total: order.payPrice,
    payType: order.payType,
    placedAt: order.orderList[0]?.createTime,
    shops: order.orderList.map((part) => ({ merchant: { id: part.merId, name: part.merName }, lines: part.orderInfoList })),
  };
}

export const masterOrderSchema = v.pipe(masterOrderWire, v.transform(masterOrderOf));

export const masterOrderDetailSchema = v.pipe(
  v.object({
    ...masterOrderEntries,
    ...detailWire.entries,
    paid: flagSchema,
    payTime: maybeDateSchema,
    mark: textSchema,
    isCancel: flagSchema,
    createTime: instantSchema,
    autoCancelTime: maybeInstantSchema,
  }),
  v.transform((order) => ({
    ...masterOrderOf(order),
    placedAt: order.createTime,
    ...detailOf(order),
    paid: order.paid,
    paidAt: order.payTime,
    note: order.mark,
    cancelled: order.isCancel,
    /** When an unpaid order ends by itself. */
    cancelsAt: order.autoCancelTime,
  })),
);

export const orderCountsSchema = v.pipe(
  v.object({
    unPaidCount: countSchema,
    unShippedCount: countSchema,
    receivedCount: countSchema,
    commentCount: countSchema,
    refundCount: countSchema,
  }),
  v.transform((counts) => ({
    toPay: counts.unPaidCount,
    toShip: counts.unShippedCount,
    toReceive: counts.receivedCount,
    toReview: counts.commentCount,
    afterSales: counts.refundCount,
  })),
);

const stopSchema = v.pipe(
  v.object({ AcceptStation: v.string(), AcceptTime: instantSchema }),
  v.transform((stop) => ({ at: stop.AcceptTime, text: stop.AcceptStation })),
);

export const logisticsSchema = v.pipe(
  v.object({
    expNo: textSchema,
    expName: textSchema,
    courier: textSchema,
    courierPhone: textSchema,
    trackTime: maybeInstantSchema,
    logisticsInfo: jsonListSchema(stopSchema),
    state: enumSchema({
      [-1]: 'badNumber',
      0: 'nothingYet',
      1: 'pickedUp',
      2: 'onTheWay',
      3: 'signed',
      4: 'problem',
      5: 'hardCase',
      6: 'returned',
    }),
  }),
  v.transform((parcel) => ({
    trackingNo: parcel.expNo,
    company: parcel.expName,
    courier: { name: parcel.courier, phone: parcel.courierPhone },
    trackedAt: parcel.trackTime,
    stops: parcel.logisticsInfo,
    state: parcel.state,
  })),
);
