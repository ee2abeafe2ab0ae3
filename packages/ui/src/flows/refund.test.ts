import { expect, test } from 'vitest';
import { eventsIn } from './flow.ts';
import { may } from './order.ts';
import { orderStageOf, type RefundState, refundFlow, refundStates } from './refund.ts';

test.each<[RefundState, string[]]>([
  ['underReview', ['refuse', 'grant']],
  ['refused', ['applyAgain']],
  ['refunding', ['pay']],
  ['merchantRefunded', ['settle']],
  ['refunded', []],
  ['unknown', []],
])('of a refund that is %s can become: %j', (state, events) => {
  expect(eventsIn(refundFlow, state)).toEqual(events);
});

test('applying again begins another refund, under review, and leaves the refused one in the list', () => {
  expect(refundFlow.refused.applyAgain).toEqual({ begins: 'underReview' });
});

test('an order may ask again after a refusal alone', () => {
  const mayAsk = (refund: RefundState) => may({ state: 'toReview', refund: orderStageOf(refund), reviewed: false }, 'requestRefund');
  expect(refundStates.filter(mayAsk)).toEqual(['refused']);
});

test('the order is held while its refund runs or may run', () => {
  const mayConfirm = (refund: RefundState) => may({ state: 'toReceive', refund: orderStageOf(refund), reviewed: false }, 'confirmReceipt');
  expect(refundStates.filter(mayConfirm)).toEqual(['refused', 'merchantRefunded', 'refunded']);
});
