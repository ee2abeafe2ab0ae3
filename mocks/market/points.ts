import { unitOf } from '../currencies.ts';
import { nextId } from './shop.ts';
import type { Order } from './state/orders.ts';
import type { PointsEntry } from './state/points.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market, MarketState } from './state.ts';

/** How many cents a point takes off: the smallest amount of the shop's currency. */
export const centsOfPoint = ({ settings }: MarketState): number => unitOf(settings.currency);

/** Points pay for half of the goods at most. */
const mostOfGoods = 0.5;

/** One point for each hundred rupees paid, given when the goods have arrived. */
const centsForPoint = 10_000;

/** How many points a shopper may use for goods of some cents. */
export function usablePoints(state: MarketState, shopper: Shopper, goods: number): number {
  return Math.max(0, Math.min(shopper.points, Math.floor((goods * mostOfGoods) / centsOfPoint(state))));
}

/** Takes points for an order; they are frozen until it is paid. */
export function freezePoints(market: Market, shopper: Shopper, order: Order, points: number): void {
  if (points) book(market, shopper, { title: 'Used for an order', type: 2, points, status: 2, mark: order.no, order: order.id });
}

/** The order was paid: its points are spent. */
export function spendPoints({ state }: Market, order: Order): void {
  for (const entry of frozen(state.pointsEntries, order)) entry.status = 3;
}

/** The order was cancelled: its points come back. */
export function thawPoints({ state }: Market, order: Order): void {
  for (const entry of frozen(state.pointsEntries, order)) {
    entry.status = 4;
    const shopper = state.shoppers.find(({ id }) => id === entry.shopper);
    if (shopper) shopper.points += entry.points;
  }
}

/** Points for what was bought and has arrived. */
export function earnPoints(market: Market, shopper: Shopper, order: Order, part: number, paid: number): void {
  const points = Math.floor(paid / centsForPoint);
  shopper.experience += points;
  if (points)
    book(market, shopper, {
      title: 'Earned with an order',
      type: 1,
      points,
      status: 3,
      mark: order.no,
      order: order.id,
      earnedBy: part,
    });
}

/** A refund takes back what its merchant order earned, as far as it is not spent. */
export function unearnPoints(market: Market, shopper: Shopper, order: Order, part: number): void {
  const earned = market.state.pointsEntries.find(({ earnedBy }) => earnedBy === part);
  const points = Math.min(shopper.points, earned?.points ?? 0);
  if (points) book(market, shopper, { title: 'Taken back with a refund', type: 2, points, status: 3, mark: order.no, order: order.id });
}

/** A refund gives back the points that were used: what they took off. */
export function returnPoints(market: Market, shopper: Shopper, order: Order, share: number): void {
  const points = Math.floor(share / centsOfPoint(market.state));
  if (points) book(market, shopper, { title: 'Given back with a refund', type: 1, points, status: 3, mark: order.no, order: order.id });
}

const frozen = (entries: readonly PointsEntry[], order: Order) =>
  entries.filter((entry) => entry.order === order.id && entry.shopper === order.shopper && entry.status === 2);

/** What an entry has changed; one that is void has changed nothing. */
const changeOf = ({ type, points, status }: Pick<PointsEntry, 'type' | 'points' | 'status'>): number =>
  status === 4 ? 0 : type === 1 ? points : -points;

/** A shopper's entries, the newest first, each with what could be spent after it: what can be now, without what came later. */
export function ledgerOf({ pointsEntries }: MarketState, shopper: Shopper): (PointsEntry & { balance: number })[] {
  let balance = shopper.points;
  return pointsEntries
    .filter((entry) => entry.shopper === shopper.id)
    .toSorted((a, b) => b.at - a.at || b.id - a.id)
    .map((entry) => {
      const after = balance;
      balance -= changeOf(entry);
      return { ...entry, balance: after };
    });
}

function book(market: Market, shopper: Shopper, entry: Omit<PointsEntry, 'id' | 'shopper' | 'at'>): void {
  shopper.points += changeOf(entry);
  market.state.pointsEntries.push({
    id: nextId(market.state),
    shopper: shopper.id,
    at: market.now(),
    ...entry,
  });
}
