/** Where an order stands (api.md §3). `unknown` is a state that a newer server invented. */
export const orderStates = ['unpaid', 'toShip', 'toReceive', 'toReview', 'completed', 'cancelled', 'unknown'] as const;
export type OrderState = (typeof orderStates)[number];

/** Where the refund of an order stands. */
export const refundStages = ['none', 'applied', 'refunding', 'refunded', 'unknown'] as const;
export type RefundStage = (typeof refundStages)[number];

/** What a shopper may do with an order (product.md §4). */
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

/** What happens to an order without the shopper. */
export type OrderEvent = OrderAction | 'ship' | 'expire' | 'reviewLast';

/** The part of an order that the flow decides by. */
export interface OrderInFlow {
  state: OrderState;
  refund: RefundStage;
  /** Whether each line has its review. */
  reviewed: boolean;
}

interface Step {
  /** The state after it; absent when the order stays as it is. */
  to?: OrderState | 'deleted';
  /** A condition beside the state. */
  when?: (order: OrderInFlow) => boolean;
}

const refundRuns = ({ refund }: OrderInFlow) => refund === 'applied' || refund === 'refunding';
const refundFree = ({ refund }: OrderInFlow) => refund === 'none';
const settled = (order: OrderInFlow) => !refundRuns(order);

/**
 * The life of an order as one table: state, event, next state. Screens offer the shopper's actions by it, the mock
 * marketplace refuses calls by it.
 */
export const orderFlow: Readonly<Record<OrderState, Partial<Record<OrderEvent, Step>>>> = {
  unpaid: { pay: { to: 'toShip' }, cancel: { to: 'cancelled' }, expire: { to: 'cancelled' } },
  toShip: { ship: { to: 'toReceive', when: settled }, requestRefund: { when: refundFree } },
  toReceive: { confirmReceipt: { to: 'toReview', when: settled }, viewLogistics: {} },
  toReview: {
    evaluate: { when: (order) => settled(order) && !order.reviewed },
    reviewLast: { to: 'completed' },
    viewLogistics: {},
    requestRefund: { when: refundFree },
    buyAgain: {},
  },
  completed: { viewLogistics: {}, requestRefund: { when: refundFree }, buyAgain: {}, delete: { to: 'deleted', when: settled } },
  cancelled: { buyAgain: {}, delete: { to: 'deleted', when: settled } },
  unknown: {},
};

/** What the shopper may do now, in the order in which it is offered: the likeliest last. */
export function allowedActions(order: OrderInFlow): OrderAction[] {
  return orderActions.filter((action) => may(order, action)).toSorted((a, b) => rank.indexOf(a) - rank.indexOf(b));
}

/** Whether an event may happen to an order. */
export function may(order: OrderInFlow, event: OrderEvent): boolean {
  const step = orderFlow[order.state][event];
  return step !== undefined && (step.when?.(order) ?? true);
}

const rank: readonly OrderAction[] = [
  'delete',
  'cancel',
  'viewLogistics',
  'requestRefund',
  'buyAgain',
  'evaluate',
  'confirmReceipt',
  'pay',
];
