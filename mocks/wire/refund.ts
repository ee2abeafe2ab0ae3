import type { refundableOrder, refundDetail, refundList, WireAnswer } from '@galleria/api';
import { payPriceOf } from '../market/orders.ts';
import { refundedOf } from '../market/refunds.ts';
import { merchantName } from '../market/shop.ts';
import type { MerchantOrder } from '../market/state/orders.ts';
import type { Refund } from '../market/state/refunds.ts';
import type { Market } from '../market/state.ts';
import { pieces, wireLines } from './order.ts';
import { wireMaybeTime, wireMoney, wireTime } from './wire.ts';

export function wireRefund(market: Market, refund: Refund): WireAnswer<typeof refundList>['list'][number] {
  const { order, part } = refundedOf(market, refund);
  return {
    id: refund.id,
    refundOrderNo: refund.no,
    merOrderNo: part.no,
    masterOrderNo: order.no,
    merId: part.merchant,
    totalNum: pieces(part),
    refundStatus: refund.status,
    refundPrice: wireMoney(payPriceOf(part)),
    orderInfoList: wireLines(market, part),
  };
}

export function wireRefundDetail(market: Market, refund: Refund): WireAnswer<typeof refundDetail> {
  const { part } = refundedOf(market, refund);
  return {
    ...wireRefund(market, refund),
    merName: merchantName(market.state, part.merchant),
    refundReasonWap: refund.reason,
    refundReasonWapImg: refund.pictures.join(','),
    refundReasonWapExplain: refund.remark,
    refundReason: refund.refusal,
    refundTime: wireMaybeTime(refund.refundedAt),
    createTime: wireTime(refund.at),
  };
}

export const wireRefundable = (market: Market, part: MerchantOrder): WireAnswer<typeof refundableOrder> => ({
  id: part.id,
  orderNo: part.no,
  paid: true,
  payPrice: wireMoney(payPriceOf(part)),
  totalNum: pieces(part),
  orderInfoList: wireLines(market, part),
});
