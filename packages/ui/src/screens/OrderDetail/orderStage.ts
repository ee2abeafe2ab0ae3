import type { OrderInFlow } from '../../flows/order.ts';
import type { RefundState } from '../../flows/refund.ts';
import { type RefundProgress, refundProgress } from '../../features/refunds/refundProgress.ts';

/** What an order's page says first: where the order stands, or its refund while that matters more. */
export const orderStages = [
  'unpaid',
  'toShip',
  'onTheWay',
  'byPerson',
  'virtual',
  'toReview',
  'completed',
  'cancelled',
  'unknown',
  /** Paid, and now an order of its own for each shop. */
  'split',
  /** Paid, and over before it was sent: its shops' orders tell what became of the money. */
  'closed',
  'refundApplied',
  'refunding',
  'moneyOnItsWay',
  'refunded',
  /** Refunded while its cash was still to come: there is no money to give back. */
  'nothingToPay',
  'refundRefused',
] as const;
export type OrderStage = (typeof orderStages)[number];

/** The steps on an order's way, in the words of `orderDetail:steps`. */
export type OrderStep = 'placed' | 'payment' | 'shipping' | 'delivery' | 'review' | 'cancelled';

export type OrderProgress =
  | {
      of: 'order';
      steps: readonly OrderStep[];
      /** How many are done; the one after them is the present one. */
      done: number;
      tone: 'neutral' | 'danger';
    }
  /** As far as its refund is, and as that refund's own page draws it. */
  | ({ of: 'refund' } & RefundProgress);

/** Which stage an order is at. A refused refund leaves the order as it is (flows/refund.ts), and is news all the same. */
export function stageOf(
  { state, refund }: OrderInFlow,
  sent: string,
  newestRefund: RefundState | undefined,
  cashToCome = false,
): OrderStage {
  switch (refund) {
    case 'applied':
      return 'refundApplied';
    case 'refunding':
      return cashToCome ? 'nothingToPay' : 'refunding';
    case 'refunded':
      if (cashToCome) return 'nothingToPay';
      return newestRefund === 'merchantRefunded' ? 'moneyOnItsWay' : 'refunded';
    case 'none':
      if (newestRefund === 'refused' && state !== 'unknown') return 'refundRefused';
      break;
    case 'unknown':
      break;
    default:
      return refund satisfies never;
  }
  if (state !== 'toReceive') return state;
  return sent === 'person' ? 'byPerson' : sent === 'virtual' ? 'virtual' : 'onTheWay';
}

const way: readonly OrderStep[] = ['placed', 'payment', 'shipping', 'delivery', 'review'];
/** Nothing is posted, so there is nothing to ship. */
const virtualWay: readonly OrderStep[] = ['placed', 'payment', 'delivery', 'review'];
/** Cash changes hands with the parcel. */
const cashWay: readonly OrderStep[] = ['placed', 'shipping', 'delivery', 'review'];

/** How far an order has come; none where nobody knows. */
export function progressOf({
  state,
  stage,
  delivery,
  cash,
  cashToCome = false,
}: {
  state: OrderInFlow['state'];
  stage: OrderStage;
  delivery: { kind: string };
  cash: boolean;
  cashToCome?: boolean | undefined;
}): OrderProgress | undefined {
  switch (stage) {
    case 'refundApplied':
      return ofRefund('underReview', cashToCome);
    case 'moneyOnItsWay':
      return ofRefund('merchantRefunded');
    case 'refunding':
    case 'refunded':
      return ofRefund(stage);
    case 'nothingToPay':
      return ofRefund('refunded', cashToCome);
    case 'unknown':
    case 'split':
    case 'closed':
      return undefined;
    case 'cancelled':
      return { of: 'order', steps: ['placed', 'cancelled'], done: 1, tone: 'neutral' };
    case 'unpaid':
    case 'toShip':
    case 'onTheWay':
    case 'byPerson':
    case 'virtual':
    case 'toReview':
    case 'completed':
    case 'refundRefused':
      // As long as it waits for a payment, another way to pay can be chosen.
      if (cash && state !== 'unpaid') return onTheWay(state, cashWay);
      return onTheWay(state, delivery.kind === 'virtual' && state !== 'toShip' ? virtualWay : way);
    default:
      return stage satisfies never;
  }
}

function ofRefund(status: RefundState, cashToCome = false): OrderProgress | undefined {
  const progress = refundProgress(status, cashToCome);
  return progress && { of: 'refund', ...progress };
}

function onTheWay(state: OrderInFlow['state'], steps: readonly OrderStep[]): OrderProgress | undefined {
  const present = { unpaid: 'payment', toShip: 'shipping', toReceive: 'delivery', toReview: 'review' } as const;
  if (state === 'unknown' || state === 'cancelled') return undefined;
  return { of: 'order', steps, done: state === 'completed' ? steps.length : steps.indexOf(present[state]), tone: 'neutral' };
}

/** What the total of an order is. */
export type SumKind = 'toPay' | 'onDelivery' | 'paid' | 'total';

/** Cash is paid when it has arrived; of an order whose goods may never arrive, or of which nobody knows, it is a total and no more. */
export function sumKindOf({ state, refund, cash }: OrderInFlow & { cash: boolean }): SumKind {
  if (state === 'unpaid') return 'toPay';
  if (state === 'cancelled') return 'total';
  if (!cash || state === 'toReview' || state === 'completed') return 'paid';
  return state === 'unknown' || refund !== 'none' ? 'total' : 'onDelivery';
}
