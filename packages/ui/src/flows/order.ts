import { allows, type Flow } from './flow.ts';

/** Where an order stands (docs/domain/orders.md#states). `unknown` is a state that a newer server invented. */
export const orderStates = ['unpaid', 'toShip', 'toReceive', 'toReview', 'completed', 'cancelled', 'unknown'] as const;
export type OrderState = (typeof orderStates)[number];

/** Where the refund of an order stands. `unknown` is a stage that a newer server invented: it may be running. */
export const refundStages = ['none', 'applied', 'refunding', 'refunded', 'unknown'] as const;
export type RefundStage = (typeof refundStages)[number];

/** What a shopper may do with an order (docs/domain/orders.md#actions). */
export const orderActions = [
  'pay',
  'cancel',
  'requestRefund',
  'viewLogistics',
  'confirmReceipt',
  'evaluate',
  'buyAgain',
  'delete',
] as const;
export type OrderAction = (typeof orderActions)[number];

/**
 * What happens to an order; without the shopper: `ship`, `expire`, `reviewLast` (each line has its review) and `close`
 * (refunded before it was sent).
 */
export type OrderEvent = OrderAction | 'ship' | 'expire' | 'reviewLast' | 'close';

/** The part of an order that the flow decides by. */
export interface OrderInFlow {
  state: OrderState;
  refund: RefundStage;
  /** Whether each line has its review. */
  reviewed: boolean;
  /** Nothing is posted, so there is no parcel to look for. */
  virtual?: boolean | undefined;
}

/** No refund runs, for all we know: a stage that nobody knows may be one that runs. */
const settled = ({ refund }: OrderInFlow) => refund === 'none' || refund === 'refunded';
/** There is money to give back: a refused refund is none, and after a refund nothing is left. */
const refundFree = ({ refund }: OrderInFlow) => refund === 'none';

/** There is a parcel, for all we know. */
const posted = ({ virtual }: OrderInFlow) => !virtual;

/**
 * The life of an order as one table: state, event, next state. Screens offer the shopper's actions by it, the mock
 * marketplace refuses calls by it.
 */
export const orderFlow: Flow<OrderState | 'deleted', OrderEvent, OrderInFlow> = {
  unpaid: { pay: { to: 'toShip' }, cancel: { to: 'cancelled' }, expire: { to: 'cancelled' } },
  // A refund gives back a whole order (docs/domain/refunds.md#when-it-is-possible), so what was refunded is not sent any more.
  toShip: {
    ship: { to: 'toReceive', when: refundFree },
    requestRefund: { when: refundFree },
    close: { to: 'cancelled', when: ({ refund }) => refund === 'refunded' },
  },
  toReceive: { confirmReceipt: { to: 'toReview', when: settled }, viewLogistics: { when: posted } },
  toReview: {
    evaluate: { when: (order) => settled(order) && !order.reviewed },
    reviewLast: { to: 'completed', when: ({ reviewed }) => reviewed },
    viewLogistics: { when: posted },
    requestRefund: { when: refundFree },
    buyAgain: {},
  },
  completed: {
    viewLogistics: { when: posted },
    requestRefund: { when: refundFree },
    buyAgain: {},
    delete: { to: 'deleted', when: settled },
  },
  cancelled: { buyAgain: {}, delete: { to: 'deleted', when: settled } },
  deleted: {},
  unknown: {},
};

/** What the shopper may do now, in the order in which it is offered: the likeliest last. */
export function allowedActions(order: OrderInFlow): OrderAction[] {
  return orderActions.filter((action) => may(order, action)).toSorted((a, b) => rank.indexOf(a) - rank.indexOf(b));
}

/** Whether an event may happen to an order. */
export function may(order: OrderInFlow, event: OrderEvent): boolean {
  return allows(orderFlow, order.state, event, order);
}

/** The action that an order's state asks for, if it may be done now: a screen sets it apart from the others. */
export function mainAction(order: OrderInFlow): OrderAction | undefined {
  const action = asked[order.state];
  return action && may(order, action) ? action : undefined;
}

const asked: Partial<Record<OrderState, OrderAction>> = {
  unpaid: 'pay',
  toReceive: 'confirmReceipt',
  toReview: 'evaluate',
  completed: 'buyAgain',
  cancelled: 'buyAgain',
};

const rank: readonly OrderAction[] = [
  'delete',
  'requestRefund',
  'cancel',
  'viewLogistics',
  'buyAgain',
  'evaluate',
  'confirmReceipt',
  'pay',
];

/** What tells whether an order's cash has changed hands. */
export interface OrderForCash {
  status: OrderState;
  payType: string;
}

/**
 * Whether an order is for cash that nobody has paid: cash comes with the goods, and until they have arrived "paid" means no more than
 * that it need not be paid first (docs/domain/checkout.md#paying). Of a state that nobody knows nobody can tell.
 */
export function isCashToCome({ status, payType }: OrderForCash): boolean {
  return payType === 'cod' && (status === 'toShip' || status === 'toReceive' || status === 'cancelled');
}

/** Milliseconds after which an order that is not paid is cancelled by itself (docs/domain/orders.md#cancelling). */
export const autoCancelAfter = 2 * 3_600_000;

/** When an unpaid order ends by itself, ISO 8601: as the server says, else counted from when it was placed. */
export function payDeadline({
  cancelsAt,
  placedAt = '',
}: {
  cancelsAt?: string | undefined;
  placedAt?: string | undefined;
}): string | undefined {
  if (cancelsAt !== undefined) return cancelsAt;
  const placed = Date.parse(placedAt);
  return Number.isNaN(placed) ? undefined : new Date(placed + autoCancelAfter).toISOString();
}
