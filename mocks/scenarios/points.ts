import { currentUser, points, pointsEntries } from '@galleria/api';
import { ananya } from '../market/shoppers.ts';
import type { PointsEntry } from '../market/state/points.ts';
import type { MarketState } from '../market/state.ts';
import { respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** States of the page of loyalty points. */
export const pointsScenarios = {
  ...standardStates({
    endpoints: [pointsEntries, points, currentUser],
    ready: scenario({ market: (state) => holdSome(state) }),
    // A shopper who has only just come.
    empty: scenario({ market: forgetPoints }),
    failure: 'Your points are unavailable right now. Try again in a minute.',
  }),
  many: scenario({ market: (state) => fillLedger(state, 120) }),
  /** A newer server: directions and states that this shop does not know, entries without words or a balance, and one that left nothing. */
  unknown: scenario({
    network: () => [
      respondWith(pointsEntries, {
        list: [
          {
            id: 1,
            title: 'A present from the shop',
            type: 6,
            integral: 50,
            balance: 2480,
            mark: '',
            status: 9,
            createTime: '2026-06-01 10:00:00',
          },
          { id: 2, title: null, type: 1, integral: 134, balance: null, mark: null, status: 1, createTime: '2026-05-20 10:00:00' },
          { id: 3, title: null, type: 2, integral: 20, balance: 0, mark: null, status: 3, createTime: '2026-05-02 10:00:00' },
        ],
        total: 3,
      }),
    ],
  }),
  hostile: scenario({ market: makeHostile }),
};

const ofAnanya = ({ pointsEntries: entries }: MarketState) => entries.filter(({ shopper }) => shopper === ananya.id);

function change(state: MarketState, values: { points: number; experience: number }) {
  const shopper = state.shoppers.find(({ id }) => id === ananya.id);
  if (shopper) Object.assign(shopper, values);
}

/** Points are held for an order that is not paid yet. */
function holdSome(state: MarketState) {
  const last = ofAnanya(state).at(-1);
  const order = state.orders.find(({ shopper, paidAt }) => shopper === ananya.id && paidAt === undefined);
  if (!last || !order) return;
  state.pointsEntries.push({
    ...last,
    id: 1900,
    title: 'Used for an order',
    mark: order.no,
    order: order.id,
    points: 150,
    status: 2,
    at: order.placedAt,
  });
  change(state, { points: 2330, experience: ananya.experience });
}

function forgetPoints(state: MarketState) {
  state.pointsEntries = [];
  change(state, { points: 0, experience: 0 });
}

function fillLedger(state: MarketState, count: number) {
  const [model] = ofAnanya(state);
  if (!model) return;
  let balance = 0;
  const oldestFirst = Array.from({ length: count }, (_, place): PointsEntry => {
    const at = count - 1 - place;
    const type = at % 3 === 0 ? 2 : 1;
    const points = 10 + at;
    balance += type === 1 ? points : -points;
    return {
      ...model,
      id: 3000 + at,
      title: type === 1 ? 'Earned with an order' : 'Used for an order',
      type,
      points,
      at: model.at - at * 86_400_000,
    };
  });
  state.pointsEntries = oldestFirst.toReversed();
  change(state, { points: balance, experience: ananya.experience });
}

function makeHostile(state: MarketState) {
  state.pointsEntries = ofAnanya(state).map((entry, at) => ({
    ...entry,
    title: at ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' : '<img src=x onerror=alert(1)>',
    mark: 'PT'.padEnd(90, '2606188040'),
    points: 1_234_567_890,
  }));
  change(state, { points: 9_876_543_210, experience: 1_234_567_890 });
}
