import { type OrderState, orderStageOf } from '@galleria/ui/flows';
import { unitOf } from '../currencies.ts';
import { defaultSettings } from './settings.ts';
import { offered } from './shop.ts';
import type { Coupon, CouponOffer } from './state/coupons.ts';
import type { Delivery, MerchantOrder, Order } from './state/orders.ts';
import type { PointsEntry } from './state/points.ts';
import type { Refund } from './state/refunds.ts';
import type { Product } from './state/shop.ts';
import type { Shopper } from './state/shoppers.ts';

/** Where an order of the history stands: its state, its refund, how it was sent. */
interface Stage {
  state: OrderState;
  refund?: 'underReview' | 'refused' | 'refunding' | 'merchantRefunded' | 'refunded';
  delivery?: Pick<Delivery, 'kind' | 'tracking'>;
  /** Points that were used, and cents that a coupon took off. */
  points?: number;
  coupon?: number;
  reviewed?: boolean;
}

const express = (tracking: Delivery['tracking']) => ({ kind: 'express', tracking }) as const;

/** Every state of an order, every stage of a refund, every way of delivery and every state of a parcel. */
const stages: readonly Stage[] = [
  { state: 'unpaid' },
  { state: 'unpaid', points: 300, coupon: 5000 },
  { state: 'toShip' },
  { state: 'toShip', refund: 'underReview' },
  { state: 'toShip', refund: 'refused', points: 120 },
  { state: 'toShip', refund: 'refunding' },
  { state: 'toReceive', delivery: express(0) },
  { state: 'toReceive', delivery: express(1) },
  { state: 'toReceive', delivery: express(2) },
  { state: 'toReceive', delivery: express(4) },
  { state: 'toReceive', delivery: express(-1) },
  { state: 'toReceive', delivery: express(6) },
  { state: 'toReceive', delivery: { kind: 'send', tracking: 2 } },
  { state: 'toReceive', delivery: { kind: 'fictitious', tracking: 0 } },
  { state: 'toReview', delivery: express(3), coupon: 10_000 },
  { state: 'toReview', delivery: express(3), refund: 'underReview' },
  { state: 'toReview', delivery: { kind: 'send', tracking: 3 }, refund: 'refused' },
  { state: 'completed', delivery: express(3), reviewed: true },
  { state: 'completed', delivery: express(3), reviewed: true, refund: 'refunding' },
  { state: 'completed', delivery: express(3), reviewed: true, refund: 'merchantRefunded' },
  { state: 'completed', delivery: express(3), reviewed: true, refund: 'refunded' },
  { state: 'completed', delivery: { kind: 'fictitious', tracking: 0 }, reviewed: true },
  { state: 'cancelled' },
  { state: 'cancelled', refund: 'refunded' },
];

const hour = 3_600_000;
const payTypes = ['upi', 'stripe', 'paypal', 'cod', 'wechat'] as const;

/** A shopper's past orders: one for each stage, over goods of all shops. */
export function historyOf(
  shopper: Shopper,
  products: readonly Product[],
  offers: readonly CouponOffer[],
  now: number,
): { orders: Order[]; refunds: Refund[]; frozen: PointsEntry[]; coupons: Coupon[] } {
  const goods = products.filter((product) => !product.withdrawn && offered(product).length > 0);
  const orders = stages.map((stage, at) => orderOf(shopper, stage, at, goods, now));
  return {
    orders,
    refunds: stages.flatMap((stage, at) => refundOf(shopper, stage, orders[at], at, now)),
    frozen: stages.flatMap((stage, at) => frozenBy(shopper, stage, orders[at], at)),
    coupons: stages.flatMap((stage, at) => usedBy(shopper, stage, orders[at], offers)),
  };
}

function orderOf(shopper: Shopper, stage: Stage, at: number, goods: readonly Product[], now: number): Order {
  const id = shopper.id * 1000 + at;
  const placedAt = stage.state === 'unpaid' ? now - (at + 1) * (hour / 4) : now - (at * 40 + 6) * hour;
  const paid = stage.state !== 'unpaid' && (stage.state !== 'cancelled' || stage.refund !== undefined);
  const virtual = stage.delivery?.kind === 'fictitious';
  const offers = goods.filter((product) => (product.virtual ?? false) === virtual);
  const chosen = [0, 1, 2].slice(0, virtual ? 1 : 1 + (at % 3)).flatMap((step) => offers[(id + at * 7 + step * 29) % offers.length] ?? []);
  const merchants = [...new Set(chosen.map(({ merchant }) => merchant))];
  // Deductions of an order in several parts are split at checkout; here one part has them all.
  const shops = stage.points || stage.coupon ? merchants.slice(0, 1) : merchants;
  return {
    id,
    no: `PT${dateOf(placedAt)}${id}${String(at).padStart(2, '0')}`,
    shopper: shopper.id,
    placedAt,
    payType: payTypes[at % payTypes.length] ?? 'upi',
    ...(paid && { paidAt: placedAt + 2 * 60_000 }),
    note: '',
    consignee: { name: shopper.nickname, phone: `+91${shopper.phone}`, address: virtual ? '' : '4 Marine Drive, Mumbai 400020, India' },
    ...(stage.coupon && { coupon: shopper.id * 1000 + 100 + at }),
    points: stage.points ?? 0,
    parts: shops.map((merchant, part) => partOf(stage, merchant, chosen, id * 10 + part, placedAt)),
  };
}

function partOf(stage: Stage, merchant: number, chosen: readonly Product[], id: number, placedAt: number): MerchantOrder {
  const own = chosen.filter((product) => product.merchant === merchant);
  return {
    id,
    no: `SH${dateOf(placedAt)}${id}`,
    merchant,
    state: stage.state,
    refund: stage.refund === undefined ? 'none' : orderStageOf(stage.refund),
    freight: own.reduce((sum, { postage }) => sum + postage, 0),
    couponShare: stage.coupon ?? 0,
    pointsShare: (stage.points ?? 0) * unitOf(defaultSettings.currency),
    lines: own.map((product, at) => {
      const [sku] = offered(product);
      return {
        id: id * 10 + at,
        product: product.id,
        sku: sku?.id ?? 0,
        spec: sku?.values.join(', ') ?? '',
        price: sku?.price ?? 0,
        quantity: 1 + (at % 2),
        reviewed: stage.reviewed ?? false,
      };
    }),
    ...(stage.delivery && { delivery: deliveryOf(stage.delivery, id, placedAt) }),
  };
}

function deliveryOf({ kind, tracking }: Pick<Delivery, 'kind' | 'tracking'>, id: number, placedAt: number): Delivery {
  const at = placedAt + 3 * hour;
  if (kind === 'send') return { kind, tracking, at, name: 'Imran S.', number: '9000000099' };
  if (kind === 'fictitious') return { kind, tracking, at, name: '', number: '' };
  return { kind, tracking, at, name: 'Monsoon Parcel', number: `MP${id}` };
}

function refundOf(shopper: Shopper, { refund }: Stage, order: Order | undefined, at: number, now: number): Refund[] {
  if (!refund || !order) return [];
  const status = { underReview: 0, refused: 1, refunding: 2, merchantRefunded: 3, refunded: 3 } as const;
  return order.parts.map((part, index) => ({
    id: shopper.id * 1000 + at * 10 + index,
    no: `RE${dateOf(order.placedAt)}${part.id}`,
    shopper: shopper.id,
    order: part.no,
    status: status[refund],
    reason: 'It does not look like the pictures',
    remark: 'The colour differs from the picture.',
    pictures: [],
    refusal: refund === 'refused' ? 'The goods match the description; wear is not covered.' : '',
    at: Math.min(now, order.placedAt + 30 * hour),
    ...(refund === 'refunded' && { refundedAt: Math.min(now, order.placedAt + 60 * hour) }),
  }));
}

/** Points of an unpaid order wait; those of a paid one are spent. */
function frozenBy(shopper: Shopper, { state, points }: Stage, order: Order | undefined, at: number): PointsEntry[] {
  if (!points || !order) return [];
  return [
    {
      id: shopper.id * 1000 + 500 + at,
      shopper: shopper.id,
      title: 'Used for an order',
      type: 2,
      points,
      mark: order.no,
      status: state === 'unpaid' ? 2 : 3,
      at: order.placedAt,
      order: order.id,
    },
  ];
}

/** The coupon of an order, received two days before; it comes from an offer of that amount, for anything. */
function usedBy(shopper: Shopper, stage: Stage, order: Order | undefined, offers: readonly CouponOffer[]): Coupon[] {
  const offer = offers.find(({ scope, amount }) => scope === 3 && amount === stage.coupon);
  if (order?.coupon === undefined || !offer) return [];
  const receivedAt = order.placedAt - 48 * hour;
  const until = receivedAt + offer.days * 24 * hour;
  return [{ id: order.coupon, offer: offer.id, shopper: shopper.id, receivedAt, from: receivedAt, until, usedAt: order.placedAt }];
}

const dateOf = (moment: number) => new Date(moment).toISOString().slice(2, 10).replaceAll('-', '');

/** Points that a history has taken out of a balance. */
export const pointsOfHistory: number = stages.reduce((sum, { points }) => sum + (points ?? 0), 0);
