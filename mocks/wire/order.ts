import type { masterOrder, merchantOrder, orderCounts, orderList, orderLogistics, unpaidOrders, WireAnswer } from '@galleria/api';
import { may } from '@galleria/ui/flows';
import { couriers } from '../market/couriers.ts';
import { goodsOf, inFlow, payPriceOf } from '../market/orders.ts';
import { merchantName, productOf, skuOf } from '../market/shop.ts';
import { autoCancelAfter, type MerchantOrder, type Order } from '../market/state/orders.ts';
import type { Market } from '../market/state.ts';
import { wireMaybeTime, wireMoney, wireTime } from './wire.ts';

type WireOrder = WireAnswer<typeof orderList>['list'][number];
type WireMasterOrder = WireAnswer<typeof unpaidOrders>['list'][number];
export type WireLine = WireOrder['orderInfoList'][number];

export function wireMasterOrder(market: Market, order: Order): WireMasterOrder {
  return {
    id: order.id,
    orderNo: order.no,
    totalNum: sum(order.parts, pieces),
    payPrice: wireMoney(sum(order.parts, payPriceOf)),
    payType: order.payType ?? '',
    orderList: order.parts.map((part) => ({
      ...shop(market, part),
      createTime: wireTime(order.placedAt),
      orderInfoList: wireLines(market, part),
    })),
  };
}

export function wireMasterDetail(market: Market, order: Order): WireAnswer<typeof masterOrder> {
  const { parts } = order;
  const goods = sum(parts, goodsOf);
  const freight = sum(parts, (part) => part.freight);
  return {
    ...wireMasterOrder(market, order),
    ...consignee(order),
    proTotalPrice: wireMoney(goods),
    totalPostage: wireMoney(freight),
    totalPrice: wireMoney(goods + freight),
    couponPrice: wireMoney(sum(parts, (part) => part.couponShare ?? 0)),
    integralPrice: wireMoney(sum(parts, (part) => part.pointsShare ?? 0)),
    paid: isPaid(order),
    payTime: wireMaybeTime(order.paidAt),
    mark: order.note ?? '',
    isCancel: parts.every(({ state }) => state === 'cancelled'),
    createTime: wireTime(order.placedAt),
    autoCancelTime: isPaid(order) ? null : wireTime(order.placedAt + autoCancelAfter),
  };
}

export function wireOrder(market: Market, order: Order, part: MerchantOrder): WireOrder {
  return {
    id: part.id,
    orderNo: part.no,
    masterOrderNo: order.no,
    ...shop(market, part),
    createTime: wireTime(order.placedAt),
    paid: isPaid(order),
    payTime: wireMaybeTime(order.paidAt),
    payPrice: wireMoney(payPriceOf(part)),
    status: statusCodes[part.state],
    refundStatus: refundCodes[part.refund],
    totalNum: pieces(part),
    payPostage: wireMoney(part.freight),
    deliveryType: part.delivery?.kind ?? '',
    deliveryName: part.delivery?.name ?? '',
    deliveryId: part.delivery?.kind === 'express' ? part.delivery.number : '',
    orderInfoList: wireLines(market, part),
  };
}

export function wireOrderDetail(market: Market, order: Order, part: MerchantOrder): WireAnswer<typeof merchantOrder> {
  const { delivery } = part;
  return {
    ...wireOrder(market, order, part),
    ...consignee(order),
    proTotalPrice: wireMoney(goodsOf(part)),
    totalPostage: wireMoney(part.freight),
    totalPrice: wireMoney(goodsOf(part) + part.freight),
    couponPrice: wireMoney(part.couponShare ?? 0),
    integralPrice: wireMoney(part.pointsShare ?? 0),
    payType: order.payType ?? '',
    userRemark: order.note ?? '',
    deliveryCode: delivery?.kind === 'express' ? (couriers.find(({ name }) => name === delivery.name)?.code ?? '') : '',
    deliveryPhone: delivery?.kind === 'send' ? delivery.number : '',
  };
}

/** The stops of a parcel, newest first, as far as its state says that it has come, and none that is still to come. */
export function wireLogistics(market: Market, { delivery }: MerchantOrder): WireAnswer<typeof orderLogistics> {
  const hour = 3_600_000;
  const stops = [
    { after: 2, text: 'Picked up by the courier' },
    { after: 9, text: 'Sorted at the hub, Bengaluru' },
    { after: 27, text: 'On the way to the delivery centre' },
    { after: 46, text: lastStop(delivery?.tracking ?? 0) },
  ].slice(0, stopsOf(delivery?.tracking ?? 0));
  const times = stops
    .map(({ after, text }) => ({ at: (delivery?.at ?? 0) + after * hour, text }))
    .filter(({ at }) => at <= market.now())
    .map(({ at, text }) => ({ AcceptTime: wireTime(at), AcceptStation: text }))
    .toReversed();
  const express = delivery?.kind === 'express';
  return {
    expNo: express ? delivery.number : '',
    expName: express ? delivery.name : '',
    courier: express ? 'Ravi K.' : (delivery?.name ?? ''),
    courierPhone: express ? (couriers.find(({ name }) => name === delivery.name)?.phone ?? '') : (delivery?.number ?? ''),
    trackTime: times[0]?.AcceptTime ?? null,
    logisticsInfo: JSON.stringify(times),
    state: delivery?.tracking ?? 0,
  };
}

function stopsOf(state: number): number {
  return { [-1]: 0, 0: 0, 1: 1, 2: 3 }[state] ?? 4;
}

function lastStop(state: number): string {
  const texts: Record<number, string> = {
    3: 'Signed for by the recipient',
    4: 'Delivery failed: nobody was at home',
    5: 'Held at the delivery centre: the address is not complete',
    6: 'Returned to the sender',
  };
  return texts[state] ?? 'Out for delivery';
}

export function wireCounts(orders: readonly MerchantOrder[], unpaid: number, refunds: number): WireAnswer<typeof orderCounts> {
  const count = (state: MerchantOrder['state']) => orders.filter((part) => part.state === state).length;
  return {
    unPaidCount: unpaid,
    unShippedCount: count('toShip'),
    receivedCount: count('toReceive'),
    commentCount: orders.filter((part) => may(inFlow(part), 'evaluate')).length,
    refundCount: refunds,
  };
}

/** Status numbers of the wire (docs/domain/orders.md#states); 77 stands for one that this client does not know. */
const statusCodes = { unpaid: 0, toShip: 0, toReceive: 1, toReview: 2, completed: 3, cancelled: 9, unknown: 77 } as const;
const refundCodes = { none: 0, applied: 1, refunding: 2, refunded: 3, unknown: 77 } as const;

export const pieces = (part: MerchantOrder): number => part.lines.reduce((total, { quantity }) => total + quantity, 0);
const sum = (parts: readonly MerchantOrder[], of: (part: MerchantOrder) => number) => parts.reduce((total, part) => total + of(part), 0);
const isPaid = ({ paidAt }: Order) => paidAt !== undefined;
const shop = ({ state }: Market, { merchant }: MerchantOrder) => ({ merId: merchant, merName: merchantName(state, merchant) });
const consignee = ({ consignee: to }: Order) => ({ realName: to?.name ?? '', userPhone: to?.phone ?? '', userAddress: to?.address ?? '' });

export function wireLines({ state }: Market, part: MerchantOrder): WireLine[] {
  return part.lines.map((line) => {
    const product = productOf(state, line.product);
    return {
      id: line.id,
      productId: line.product,
      productName: product?.name ?? '',
      image: skuOf(state, line.product, line.sku)?.image ?? product?.image ?? '',
      attrValueId: line.sku,
      sku: line.spec,
      price: wireMoney(line.price),
      payNum: line.quantity,
      isReply: line.reviewed,
    };
  });
}
