import { may } from '@galleria/ui/flows';
import { reject } from '../businessError.ts';
import { findMaster, inFlow, payOrder } from './orders.ts';
import { drawDigits } from './random.ts';
import type { Order, Payment } from './state/orders.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market } from './state.ts';

type PayType = NonNullable<Order['payType']>;

/** Which ways to pay are switched on. */
export function isOn({ state: { settings } }: Market, type: PayType): boolean {
  return settings[type];
}

/** Nobody comes to the door to take cash (docs/domain/checkout.md#shipping). */
export const notPosted = 'What isn’t posted can’t be paid on delivery. Choose another way to pay.';

/** Begins to pay an order; gives what the shopper is sent to or shown. Paying when the goods come counts as paid. */
export function beginPayment(market: Market, shopper: Shopper, no: string, type: PayType): { redirect: string; secret: string } {
  const { order } = findMaster(market, shopper, no);
  if (!isOn(market, type)) reject(500, 'This way to pay is not available. Choose another.');
  if (!order.parts.every((part) => may(inFlow(part), 'pay'))) reject(500, 'This order can no longer be paid.');
  if (type === 'cod' && order.consignee?.address === '') reject(500, notPosted);
  order.payType = type;
  const open = Object.entries(market.state.payments).find(([, payment]) => payment.order === no && payment.type === type);
  // Begun before and not over: the same payment again, so that no order has two that could both be paid.
  if (open) return named(type, open[0]);
  if (type === 'cod') {
    payOrder(market, order);
    return { redirect: '', secret: '' };
  }
  const reference = drawDigits(market.state, 16);
  const key = {
    paypal: `EC-${reference}`,
    stripe: `pi_${reference}_secret_${drawDigits(market.state, 8)}`,
    wechat: `wx-${reference}`,
    upi: `upi-${reference}`,
  }[type];
  market.state.payments[key] = { order: order.no, type };
  return named(type, key);
}

/** What the shopper is sent to or shown, by what the provider knows a payment by. */
function named(type: PayType, key: string): { redirect: string; secret: string } {
  const reference = key.replace(/^\w+-/, '');
  const redirect = {
    paypal: `https://www.sandbox.paypal.com/checkoutnow?token=${key}`,
    wechat: `weixin://wxpay/bizpayurl?pr=${reference}`,
    upi: `upi://pay?pa=galleria@upi.example&tr=${reference}`,
    stripe: '',
    cod: '',
  }[type];
  return { redirect, secret: type === 'stripe' ? key : '' };
}

/** A payment that was begun; 404 for any other. Whoever speaks for one way to pay knows the payments of no other. */
function findPayment({ state }: Market, key: string, type?: PayType): Payment {
  const payment = Object.hasOwn(state.payments, key) ? state.payments[key] : undefined;
  return payment && (type === undefined || payment.type === type) ? payment : reject(404, 'This payment does not exist.');
}

/** The provider says that a payment was made. */
export function settlePayment(market: Market, key: string, owner?: Shopper, type?: PayType): Order {
  const payment = findPayment(market, key, type);
  const order = market.state.orders.find(({ no, shopper }) => no === payment.order && (!owner || shopper === owner.id));
  if (!order) return reject(404, 'This payment does not exist.');
  payOrder(market, order);
  delete market.state.payments[key];
  return order;
}

/** A payment that the shopper broke off; the order can still be paid. */
export function dropPayment(market: Market, key: string, type?: PayType): void {
  findPayment(market, key, type);
  delete market.state.payments[key];
}
