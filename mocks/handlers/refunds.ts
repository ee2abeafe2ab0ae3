import { refundableOrder, refundDetail, refundList, refundReasons, requestRefund } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { reject } from '../businessError.ts';
import { createHandler } from '../createHandler.ts';
import { refundReasons as reasons } from '../market/catalogue/index.ts';
import { sentenceOf } from '../market/catalogue/names/index.ts';
import { pictureList } from '../market/pictureList.ts';
import * as refunds from '../market/refunds.ts';
import type { Market } from '../market/state.ts';
import { wireRefund, wireRefundable, wireRefundDetail } from '../wire/refund.ts';
import { wirePage } from '../wire/wire.ts';

/** At most five pictures to a refund (docs/domain/pictures.md#how-many). */
const mostPictures = 5;

export const refundHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, refundReasons, () => [...reasons]),
  createHandler(market, refundableOrder, ({ shopper, params }) =>
    wireRefundable(market, refunds.findRefundable(market, shopper, params['orderNo'] ?? '').part),
  ),
  createHandler(market, requestRefund, ({ shopper, body }) => {
    const reason = sentenceOf(body.text);
    if (!reasons.includes(reason)) reject(400, 'parameter validation failed: choose one of the reasons');
    refunds.requestRefund(market, shopper, {
      order: body.orderNo,
      reason,
      remark: body.refund_reason_wap_explain ?? '',
      pictures: pictureList((body.refund_reason_wap_img ?? '').split(',').filter(Boolean), mostPictures),
    });
    return null;
  }),
  createHandler(market, refundList, ({ shopper, query }) => {
    const own = market.state.refunds.filter((refund) => refund.shopper === shopper.id).toSorted((a, b) => b.at - a.at || b.id - a.id);
    return wirePage(
      own.map((refund) => wireRefund(market, refund)),
      query,
    );
  }),
  createHandler(market, refundDetail, ({ shopper, params }) =>
    wireRefundDetail(market, refunds.findRefund(market, shopper, params['refundOrderNo'] ?? '')),
  ),
];
