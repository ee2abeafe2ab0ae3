import { points, pointsEntries } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { ledgerOf } from '../market/points.ts';
import type { PointsEntry } from '../market/state/points.ts';
import type { Market } from '../market/state.ts';
import { wirePage, wireTime } from '../wire/wire.ts';

export const pointsHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, points, ({ shopper }) => {
    const sum = (type: 1 | 2, status: PointsEntry['status']) =>
      market.state.pointsEntries
        .filter((entry) => entry.shopper === shopper.id)
        .filter((entry) => entry.type === type && entry.status === status)
        .reduce((total, entry) => total + entry.points, 0);
    return { integral: shopper.points, sumIntegral: sum(1, 3), deductionIntegral: sum(2, 3), frozenIntegral: sum(2, 2) };
  }),
  createHandler(market, pointsEntries, ({ shopper, query }) =>
    wirePage(
      ledgerOf(market.state, shopper).map((entry) => ({
        id: entry.id,
        title: entry.title,
        type: entry.type,
        integral: entry.points,
        balance: entry.balance,
        mark: entry.mark,
        status: entry.status,
        createTime: wireTime(entry.at),
      })),
      query,
    ),
  ),
];
