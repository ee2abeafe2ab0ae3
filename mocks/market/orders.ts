import { may, type OrderEvent, orderFlow } from '@galleria/ui/flows';
import { reject } from '../businessError.ts';
import { findCoupon, restoreCoupon } from './coupons.ts';
import { earnPoints, freezePoints, spendPoints, thawPoints } from './points.ts';
import { endPreOrder, findPreOrder } from './preOrders.ts';
import { type PartPrice, priceOf } from './pricing.ts';
import { nextId, productOf, skuOf } from './shop.ts';
import type { Address } from './state/addresses.ts';
import type { MerchantOrder, Order, OrderLine } from './state/orders.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market, MarketState } from './state.ts';

/** A merchant order as the order flow decides by it. */
export function inFlow(part: MerchantOrder) {
  return {
    state: part.state,
    refund: part.refund,
    reviewed: part.lines.every(({ reviewed }) => reviewed),
    virtual: part.delivery?.kind === 'fictitious',
  };
}

/** What a shop is paid for its part, in cents. */
export const payPriceOf = (part: MerchantOrder): number => goodsOf(part) + part.freight - (part.couponShare ?? 0) - (part.pointsShare ?? 0);

export const goodsOf = (part: MerchantOrder): number => part.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The shopper's own order of a number, `PT…` or `SH…`, with the parts it names; 404 to anyone else. */
export function findOrder({ state }: Market, shopper: Shopper, no: string): { order: Order; parts: MerchantOrder[] } {
  for (const order of state.orders) {
    if (order.shopper !== shopper.id) continue;
    const parts = order.no === no ? order.parts : order.parts.filter((part) => part.no === no);
    const present = parts.filter(({ deleted }) => !deleted);
    if (present.length) return { order, parts: present };
  }
  return reject(404, 'This order does not exist.');
}

/** The shopper's own merchant order; a master order's number is none. */
export function findPart(market: Market, shopper: Shopper, no: string): { order: Order; part: MerchantOrder } {
  const { order, parts } = findOrder(market, shopper, no);
  const part = parts.find((one) => one.no === no) ?? reject(404, 'This order does not exist.');
  return { order, part };
}

/** The shopper's own master order; a merchant order's number is none. */
export function findMaster(market: Market, shopper: Shopper, no: string): { order: Order; parts: MerchantOrder[] } {
  const found = findOrder(market, shopper, no);
  return found.order.no === no ? found : reject(404, 'This order does not exist.');
}

/** Lets an event happen to parts of an order, if the flow allows it for each; else the sentence is the refusal. */
export function happen(parts: readonly MerchantOrder[], event: OrderEvent, sentence: string): void {
  if (!parts.every((part) => may(inFlow(part), event))) reject(500, sentence);
  for (const part of parts) {
    const to = orderFlow[part.state][event]?.to;
    if (to === 'deleted') part.deleted = true;
    else if (to) part.state = to;
  }
}

export interface Wishes {
  preOrderNo: string;
  address?: Pick<Address, 'dialCode' | 'phone' | 'name' | 'country' | 'detail' | 'postCode'> | undefined;
  couponId?: number | undefined;
  useIntegral?: boolean | undefined;
  payType: NonNullable<Order['payType']>;
  mark?: string | undefined;
  realName: string;
  phone: string;
}

/** Places an order: stock, coupon and points are taken, the lines leave the cart, and each shop gets its part. */
export function placeOrder(market: Market, shopper: Shopper, wishes: Wishes): Order {
  const { state } = market;
  const { lines } = findPreOrder(market, shopper, wishes.preOrderNo);
  const price = priceOf(market, shopper, lines, wishes);
  const now = market.now();
  const order: Order = {
    id: nextId(state),
    no: numberOf('PT', state, now),
    shopper: shopper.id,
    placedAt: now,
    payType: wishes.payType,
    note: wishes.mark ?? '',
    consignee: consigneeOf(wishes),
    ...(wishes.couponId !== undefined && { coupon: wishes.couponId }),
    points: price.points,
    parts: price.parts.map((part) => partOf(state, part, now)),
  };
  for (const { product, sku, quantity } of lines) move(state, product, sku, -quantity);
  if (wishes.couponId !== undefined) findCoupon(market, shopper, wishes.couponId).usedAt = now;
  freezePoints(market, shopper, order, price.points);
  const ordered = new Set(lines.map(({ cartLine }) => cartLine));
  const cart = state.carts[shopper.id];
  if (cart) state.carts[shopper.id] = cart.filter(({ id }) => !ordered.has(id));
  state.orders.push(order);
  endPreOrder(market, wishes.preOrderNo);
  return order;
}

/** The money has come: each shop may send its part. */
export function payOrder(market: Market, order: Order): void {
  happen(order.parts, 'pay', 'This order can no longer be paid.');
  order.paidAt = market.now();
  spendPoints(market, order);
  for (const { lines } of order.parts) {
    for (const { product: id, quantity } of lines) {
      const product = productOf(market.state, id);
      if (product) product.sales += quantity;
    }
  }
}

/** Ends an unpaid order, by the shopper or by its time; stock, coupon and points come back. */
export function endOrder(market: Market, order: Order, event: 'cancel' | 'expire'): void {
  happen(order.parts, event, 'This order can no longer be cancelled.');
  for (const part of order.parts) restock(market.state, part);
  restoreCoupon(market, order.coupon);
  thawPoints(market, order);
}

/** The goods have arrived; points are earned with them. */
export function receiveOrder(market: Market, shopper: Shopper, order: Order, parts: readonly MerchantOrder[]): void {
  happen(parts, 'confirmReceipt', 'The receipt of this order cannot be confirmed now.');
  for (const part of parts) earnPoints(market, shopper, order, part.id, payPriceOf(part));
}

/** Puts what an order took back on the shelf. */
export function restock(state: MarketState, part: MerchantOrder): void {
  for (const { product, sku, quantity } of part.lines) move(state, product, sku, quantity);
}

/** A number that names an order, a refund: prefix, date in GMT+8, running number. */
export function numberOf(prefix: 'PT' | 'SH' | 'RE', state: MarketState, now: number): string {
  const date = new Date(now + 8 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '');
  return `${prefix}${date}${String(nextId(state)).padStart(6, '0')}`;
}

/** Who gets an order, as it stands on the parcel. */
function consigneeOf({ address, realName, phone }: Wishes): NonNullable<Order['consignee']> {
  if (!address) return { name: realName, phone, address: '' };
  return {
    name: address.name,
    phone: `${address.dialCode}${address.phone}`,
    address: `${address.detail} ${address.postCode}, ${address.country}`,
  };
}

function partOf(state: MarketState, part: PartPrice, now: number): MerchantOrder {
  return {
    id: nextId(state),
    no: numberOf('SH', state, now),
    merchant: part.merchant,
    state: 'unpaid',
    refund: 'none',
    freight: part.freight,
    couponShare: part.couponShare,
    pointsShare: part.pointsShare,
    lines: part.lines.map(
      ({ product, sku, spec, price, quantity }): OrderLine => ({
        id: nextId(state),
        product,
        sku,
        spec,
        price,
        quantity,
        reviewed: false,
      }),
    ),
  };
}

function move(state: MarketState, product: number, sku: number, pieces: number): void {
  const shelf = skuOf(state, product, sku);
  if (shelf) shelf.stock += pieces;
}
