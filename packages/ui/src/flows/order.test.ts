import { describe, expect, test } from 'vitest';
import {
  allowedActions,
  mainAction,
  may,
  type OrderAction,
  type OrderInFlow,
  type OrderState,
  orderActions,
  orderFlow,
  orderStates,
  payDeadline,
  refundStages,
} from './order.ts';

const every: OrderInFlow[] = orderStates.flatMap((state) =>
  refundStages.flatMap((refund) =>
    [true, false].flatMap((reviewed) => [true, false].map((virtual) => ({ state, refund, reviewed, virtual }))),
  ),
);

/** A stage that nobody knows may be one that runs. */
const running = ({ refund }: OrderInFlow) => refund === 'applied' || refund === 'refunding' || refund === 'unknown';
const is =
  (...states: OrderState[]) =>
  ({ state }: OrderInFlow) =>
    states.includes(state);

/** The rules of docs/domain/orders.md#actions, in words of their own. */
const rules: Record<OrderAction, (order: OrderInFlow) => boolean> = {
  pay: is('unpaid'),
  cancel: is('unpaid'),
  // Paid, not in transit, and none is running or done. A refused refund is none.
  requestRefund: (order) => is('toShip', 'toReview', 'completed')(order) && order.refund === 'none',
  // Of what is not posted there is no parcel.
  viewLogistics: (order) => is('toReceive', 'toReview', 'completed')(order) && !order.virtual,
  confirmReceipt: (order) => is('toReceive')(order) && !running(order),
  evaluate: (order) => is('toReview')(order) && !running(order) && !order.reviewed,
  buyAgain: is('toReview', 'completed', 'cancelled'),
  delete: (order) => is('completed', 'cancelled')(order) && !running(order),
};

test.each(orderActions)('a shopper may %s exactly when the rules say so', (action) => {
  expect(every.filter((order) => may(order, action))).toEqual(every.filter(rules[action]));
});

describe('what an order offers', () => {
  test('is what it may', () => {
    for (const order of every)
      expect(new Set(allowedActions(order))).toEqual(new Set(orderActions.filter((action) => rules[action](order))));
  });

  test.each<[OrderState, OrderAction[]]>([
    ['unpaid', ['cancel', 'pay']],
    ['toShip', ['requestRefund']],
    ['toReceive', ['viewLogistics', 'confirmReceipt']],
    ['toReview', ['requestRefund', 'viewLogistics', 'buyAgain', 'evaluate']],
    ['completed', ['delete', 'requestRefund', 'viewLogistics', 'buyAgain']],
    ['cancelled', ['delete', 'buyAgain']],
    ['unknown', []],
  ])('when it is %s stands in the order of likelihood, the likeliest last', (state, actions) => {
    expect(allowedActions({ state, refund: 'none', reviewed: false })).toEqual(actions);
  });

  test('asks for one at most, and only for what may be done', () => {
    for (const order of every) expect([undefined, ...allowedActions(order)]).toContain(mainAction(order));
    const asked = (change: Partial<OrderInFlow>) => mainAction({ state: 'toReceive', refund: 'none', reviewed: false, ...change });
    expect(asked({})).toBe('confirmReceipt');
    expect(asked({ refund: 'applied' })).toBeUndefined();
    expect(asked({ state: 'toShip' })).toBeUndefined();
    expect(asked({ state: 'toReview', refund: 'applied' })).toBeUndefined();
  });

  test('in a state that nobody knows is nothing, whatever its refund', () => {
    for (const refund of refundStages) expect(allowedActions({ state: 'unknown', refund, reviewed: false })).toEqual([]);
  });
});

describe('the table', () => {
  const steps = orderStates.flatMap((from) => Object.entries(orderFlow[from]).map(([event, { to }]) => ({ from, event, to })));

  test('leads from unpaid to the end of a good order, and of a cancelled one', () => {
    const then = (from: OrderState, event: string) => steps.find((step) => step.from === from && step.event === event)?.to;
    expect([
      then('unpaid', 'pay'),
      then('toShip', 'ship'),
      then('toReceive', 'confirmReceipt'),
      then('toReview', 'reviewLast'),
      then('completed', 'delete'),
    ]).toEqual(['toShip', 'toReceive', 'toReview', 'completed', 'deleted']);
    expect([then('unpaid', 'cancel'), then('unpaid', 'expire'), then('cancelled', 'delete')]).toEqual([
      'cancelled',
      'cancelled',
      'deleted',
    ]);
  });

  test('reaches every state but unknown from unpaid, and never goes back', () => {
    const line: readonly unknown[] = ['unpaid', 'toShip', 'toReceive', 'toReview', 'completed', 'deleted'];
    const reached = new Set<unknown>(['unpaid']);
    for (const { from, to } of steps) {
      if (to === undefined) continue;
      reached.add(to);
      if (to !== 'cancelled' && from !== 'cancelled') expect(line.indexOf(to)).toBeGreaterThan(line.indexOf(from));
    }
    expect(reached).toEqual(new Set([...orderStates.filter((state) => state !== 'unknown'), 'deleted']));
  });

  test.each([
    ['ships only what nobody wants their money back for, or got it', 'toShip', 'ship', ['none']],
    ['hands over nothing whose refund runs or may run', 'toReceive', 'confirmReceipt', ['none', 'refunded']],
  ] as const)('%s', (_, state, event, stages) => {
    expect(refundStages.filter((refund) => may({ state, refund, reviewed: false }, event))).toEqual(stages);
  });

  test('ends a review with the last line, not before', () => {
    expect([true, false].map((reviewed) => may({ state: 'toReview', refund: 'none', reviewed }, 'reviewLast'))).toEqual([true, false]);
  });
});

describe('an unpaid order ends by itself', () => {
  test('when the server says', () => {
    expect(payDeadline({ placedAt: '2026-06-18T05:12:00.000Z', cancelsAt: '2026-06-18T06:00:00.000Z' })).toBe('2026-06-18T06:00:00.000Z');
  });

  test.each([
    ['2026-06-18T05:12:00.000Z', '2026-06-18T07:12:00.000Z'],
    // Clocks go back in Berlin at 01:00 UTC, and forward in New York at 07:00 UTC: two hours are two hours.
    ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00.000Z'],
    ['2026-03-08T01:30:00.000-05:00', '2026-03-08T08:30:00.000Z'],
  ])('two hours after %s', (placedAt, ends) => {
    expect(payDeadline({ placedAt })).toBe(ends);
  });

  test.each([undefined, '', 'soon'])('and nobody knows when if it was placed at "%s"', (placedAt) => {
    expect(payDeadline({ placedAt })).toBeUndefined();
  });
});
