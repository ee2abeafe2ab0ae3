import { allows, type Flow } from './flow.ts';

/**
 * Where buying stands (docs/domain/checkout.md#from-cart-to-paid). `unknown`: it was sent and nobody knows what became of it, as the answer
 * was lost.
 */
export const checkoutStates = ['draft', 'priced', 'placed', 'paying', 'declined', 'unknown', 'expired', 'settled'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/**
 * What happens to it. The server prices what was chosen; the shopper changes it, places it, pays and breaks a payment off; the bank
 * settles or declines; an answer is lost, and found or missed when the server is asked again; time runs out, and is renewed.
 */
export type CheckoutEvent =
  | 'price'
  | 'change'
  | 'place'
  | 'pay'
  | 'breakOff'
  | 'settle'
  | 'decline'
  | 'lose'
  | 'find'
  | 'miss'
  | 'expire'
  | 'renew';

/** The part of an order that the flow decides by. */
export interface CheckoutInFlow {
  /** Coupon and points cover all of it: no payment follows. */
  free: boolean;
  /** There is an order, so what is over is over; before that it is begun anew. */
  ordered: boolean;
}

const costs = ({ free }: CheckoutInFlow) => !free;
const unordered = ({ ordered }: CheckoutInFlow) => !ordered;

/**
 * From what is in the cart to what is paid. An order is settled once: from there nothing leads on, so whatever pays asks this first.
 * It may be settled while it is not paid here, in another tab or on another device.
 */
export const checkoutFlow: Flow<CheckoutState, CheckoutEvent, CheckoutInFlow> = {
  draft: { price: { to: 'priced' }, expire: { to: 'expired' } },
  priced: {
    change: { to: 'draft' },
    place: { to: 'placed', when: costs, otherwise: 'settled' },
    lose: { to: 'unknown' },
    expire: { to: 'expired' },
  },
  placed: { pay: { to: 'paying' }, settle: { to: 'settled' }, expire: { to: 'expired' } },
  paying: {
    settle: { to: 'settled' },
    decline: { to: 'declined' },
    breakOff: { to: 'placed' },
    lose: { to: 'unknown' },
    expire: { to: 'expired' },
  },
  declined: { pay: { to: 'paying' }, settle: { to: 'settled' }, expire: { to: 'expired' } },
  unknown: { settle: { to: 'settled' }, decline: { to: 'declined' }, find: { to: 'placed' }, miss: { to: 'draft' } },
  expired: { renew: { to: 'draft', when: unordered } },
  settled: {},
};

/** Whether an order may be paid that stands like this. */
export const mayPay = (state: CheckoutState): boolean => allows(checkoutFlow, state, 'pay', { free: false, ordered: true });
