import type { orderCounts, orderList, refundList, unpaidOrders, WireAnswer } from '@galleria/api';
import type { Market, MerchantOrder, Order, Refund } from '../market/state.ts';

type WireOrder = WireAnswer<typeof orderList>['list'][number];
type WireMasterOrder = WireAnswer<typeof unpaidOrders>['list'][number];
type WireRefund = WireAnswer<typeof refundList>['list'][number];
type WireLine = WireOrder['orderInfoList'][number];

/** One page of a list, as the server writes it. */
export function wirePage<T>(list: readonly T[], { page, limit }: { page: number; limit: number }) {
  return { list: list.slice((page - 1) * limit, page * limit), total: list.length, pageNum: page, pageSize: limit };
}

/** An amount of whole cents as the wire's number with two decimals. */
export const wireMoney = (cents: number) => cents / 100;

/** A moment as the wire's text in GMT+8. */
export const wireTime = (moment: number) => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export function wireMasterOrder(market: Market, order: Order): WireMasterOrder {
  return {
    id: order.id,
    orderNo: order.no,
    totalNum: order.parts.reduce((sum, part) => sum + pieces(part), 0),
    payPrice: wireMoney(order.parts.reduce((sum, part) => sum + price(part), 0)),
    orderList: order.parts.map((part) => ({
      ...shop(market, part),
      createTime: wireTime(order.placedAt),
      orderInfoList: lines(market, part),
    })),
  };
}

export function wireOrder(market: Market, order: Order, part: MerchantOrder): WireOrder {
  return {
    id: part.id,
    orderNo: part.no,
    masterOrderNo: order.no,
    ...shop(market, part),
    createTime: wireTime(order.placedAt),
    paid: part.state !== 'cancelled',
    payPrice: wireMoney(price(part)),
    status: statusCodes[part.state],
    refundStatus: refundCodes[part.refund],
    totalNum: pieces(part),
    payPostage: wireMoney(part.freight),
    orderInfoList: lines(market, part),
  };
}

export function wireRefund(market: Market, refund: Refund, part: MerchantOrder): WireRefund {
  return {
    id: refund.id,
    refundOrderNo: refund.no,
    merOrderNo: part.no,
    totalNum: pieces(part),
    refundStatus: refund.status,
    refundPrice: wireMoney(price(part)),
    orderInfoList: lines(market, part),
  };
}

export function wireCounts(orders: readonly MerchantOrder[], unpaid: number, refunds: number): WireAnswer<typeof orderCounts> {
  const count = (state: MerchantOrder['state']) => orders.filter((part) => part.state === state).length;
  return {
    unPaidCount: unpaid,
    unShippedCount: count('toShip'),
    receivedCount: count('toReceive'),
    commentCount: count('toReview'),
    refundCount: refunds,
  };
}

/** Status numbers of the wire (api.md §3); 77 stands for one that this client does not know. */
const statusCodes = { unpaid: 0, toShip: 0, toReceive: 1, toReview: 2, completed: 3, cancelled: 9, unknown: 77 } as const;
const refundCodes = { none: 0, applied: 1, refunding: 2, refunded: 3, unknown: 77 } as const;

const pieces = (part: MerchantOrder) => part.lines.reduce((sum, { quantity }) => sum + quantity, 0);
const price = (part: MerchantOrder) => part.freight + part.lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
const shop = (market: Market, { merchant }: MerchantOrder) => ({
  merId: merchant,
  merName: market.state.merchants.find(({ id }) => id === merchant)?.name ?? '',
});

function lines(market: Market, part: MerchantOrder): WireLine[] {
  return part.lines.map((line) => {
    const product = market.state.products.find(({ id }) => id === line.product);
    return {
      id: line.id,
      productId: line.product,
      productName: product?.name ?? '',
      image: product?.image ?? '',
      attrValueId: line.sku,
      sku: line.spec,
      price: wireMoney(line.price),
      payNum: line.quantity,
      isReply: line.reviewed,
    };
  });
}
