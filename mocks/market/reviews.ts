import { may } from '@galleria/ui/flows';
import { reject } from '../businessError.ts';
import { findPart, happen, inFlow } from './orders.ts';
import { nextId } from './shop.ts';
import type { MerchantOrder, Order, OrderLine } from './state/orders.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market } from './state.ts';

export interface ReviewWish {
  orderNo: string;
  orderInfoId: number;
  stars: number;
  text: string;
  pictures: string[];
}

/** Reviews one line; the last review completes the order. */
export function reviewLine(market: Market, shopper: Shopper, wish: ReviewWish): void {
  const { part } = findPart(market, shopper, wish.orderNo);
  const line = part.lines.find(({ id }) => id === wish.orderInfoId) ?? reject(404, 'This order has no such goods.');
  if (!may(inFlow(part), 'evaluate')) reject(500, 'This order cannot be reviewed now.');
  if (line.reviewed) reject(500, 'You have already reviewed these goods.');
  line.reviewed = true;
  market.state.reviews.push({
    id: nextId(market.state),
    product: line.product,
    shopper: shopper.id,
    line: line.id,
    nickname: shopper.nickname,
    avatar: shopper.avatar,
    stars: wish.stars,
    text: wish.text,
    pictures: wish.pictures,
    reply: '',
    at: market.now(),
    spec: line.spec,
  });
  if (may(inFlow(part), 'reviewLast')) happen([part], 'reviewLast', 'This order cannot be completed.');
}

/** Lines of a shopper's received orders that may be reviewed, or have been. */
export function reviewable(
  { state }: Market,
  shopper: Shopper,
  reviewed: boolean,
): { order: Order; part: MerchantOrder; line: OrderLine }[] {
  return state.orders
    .filter((order) => order.shopper === shopper.id)
    .toSorted((a, b) => b.placedAt - a.placedAt)
    .flatMap((order) =>
      order.parts
        .filter((part) => !part.deleted && (reviewed || may(inFlow(part), 'evaluate')))
        .flatMap((part) => part.lines.filter((line) => line.reviewed === reviewed).map((line) => ({ order, part, line }))),
    );
}
