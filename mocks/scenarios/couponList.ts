import { myCoupons, recommendedProducts } from '@galleria/api';
import { fixtureNow } from '../fixtureNow.ts';
import { ananya } from '../market/shoppers.ts';
import type { Coupon } from '../market/state/coupons.ts';
import type { MarketState } from '../market/state.ts';
import { businessError, pending, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

const day = 86_400_000;
/** The last second of a day in the time of the server. */
const endOf = (date: string) => Date.parse(`${date}T15:59:59Z`);

const oneForAll = own({ offer: 1, until: endOf('2026-06-30') });

/** States of a shopper's own coupons. */
export const couponListScenarios = {
  ...standardStates({
    endpoints: [myCoupons],
    ready: scenario({
      market: own(
        { offer: 3, until: endOf('2026-06-30') },
        { offer: 4, until: endOf('2026-06-21') },
        { offer: 11, until: endOf('2026-07-31') },
        { offer: 5, until: endOf('2026-07-03') },
        { offer: 12, until: endOf('2026-08-12') },
        { offer: 13, until: endOf('2026-06-24') },
        { offer: 2, until: endOf('2026-07-05') },
        { offer: 7, until: endOf('2026-06-22') },
        { offer: 1, until: endOf('2026-06-19') },
        { offer: 6, until: endOf('2026-07-18') },
        { offer: 8, until: endOf('2026-06-30'), usedAt: fixtureNow - 12 * day },
        { offer: 10, until: endOf('2026-06-15') },
        { offer: 14, until: endOf('2026-05-31') },
      ),
    }),
    empty: scenario({ market: own() }),
    failure: 'Your coupons are unavailable right now. Try again in a minute.',
  }),
  /** The coupons are there; the goods below them are not, or not yet. */
  recommendedFailed: scenario({ market: oneForAll, network: () => [businessError(recommendedProducts, 500)] }),
  recommendedLoading: scenario({ market: oneForAll, network: () => [pending(recommendedProducts)] }),
  notYetValid: scenario({ market: own({ offer: 14, from: fixtureNow + 7 * day, until: fixtureNow + 60 * day }) }),
  expiring: scenario({ market: own({ offer: 6, until: endOf('2026-06-18') }, { offer: 1, until: endOf('2026-06-20') }) }),
  many: scenario({
    market: own(...Array.from({ length: 30 }, (_, at) => ({ offer: at % 2 ? 1 : 6, until: endOf('2026-06-30') + at * day }))),
  }),
  /** What other servers may say: no names, no end, and words that are not known here. */
  littleKnown: scenario({
    network: () => [
      respondWith(myCoupons, {
        list: [
          { id: 1, name: 'Loom & Thread: 120 off', useType: 1, money: 120, minPrice: 0, status: 0, validStr: 'usable' },
          { id: 2, name: 'Paused by the shop', useType: 9, money: 75.5, minPrice: 499, status: 0, validStr: 'paused' },
        ],
        total: 2,
      }),
    ],
  }),
  hostile: scenario({ market: makeHostile }),
};

type Own = Pick<Coupon, 'offer' | 'until'> & Partial<Coupon>;

/** Ananya has these and no others, the first received last. */
function own(...coupons: readonly Own[]) {
  return (state: MarketState) => {
    state.coupons = coupons.map((coupon, at) => ({
      id: 9000 + at,
      shopper: ananya.id,
      receivedAt: fixtureNow - (at + 40) * day,
      from: fixtureNow - 40 * day,
      ...coupon,
    }));
  };
}

function makeHostile(state: MarketState) {
  own({ offer: 3, until: endOf('2026-12-31') }, { offer: 4, until: endOf('2026-06-30') }, { offer: 11, until: endOf('2026-06-30') })(state);
  const names = [
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    '<img src=x onerror=alert(1)> & "quotes"',
    'ร้านเครื่องใช้ในบ้านและของตกแต่งสวนที่ใหญ่ที่สุดในจังหวัดเชียงใหม่',
  ];
  for (const [at, id] of [3, 4, 11].entries()) {
    const offer = state.couponOffers.find((one) => one.id === id);
    const merchant = state.merchants.find((one) => one.id === offer?.merchant);
    if (!offer || !merchant) continue;
    merchant.name = names[at] ?? merchant.name;
    offer.name = `${merchant.name} ${'of the very long coupon name '.repeat(2)}`;
    if (at === 0) Object.assign(offer, { amount: 99_999_999_999, minimum: 99_999_999_999 });
  }
}
