import { activityDetail, activityProducts } from '@galleria/api';
import type { MarketState } from '../market/state.ts';
import { businessError, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** States of the page of activity 1; activity 5 of the marketplace is over. */
export const activityListScenarios = {
  ...standardStates({
    endpoints: [activityProducts, activityDetail],
    ready: scenario({ guest: true }),
    empty: scenario({ guest: true, market: (state) => change(state, { products: [] }) }),
  }),
  /** All that the marketplace sells is in it. */
  many: scenario({ guest: true, market: (state) => change(state, { products: state.products.map(({ id }) => id) }) }),
  /** Nothing is known of it but its goods. */
  unnamed: scenario({ guest: true, network: () => [businessError(activityDetail, 500)] }),
  hostile: scenario({
    guest: true,
    network: () => [
      respondWith(activityDetail, {
        id: 1,
        name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz <b>& more</b>',
        type: 9,
        banner: JSON.stringify(['javascript:alert(1)', '/pictures/there-is-none.svg', 'http://a.example/b.png']),
        instruction: `<h1>Rules</h1><script>window.hacked = true</script><img src=x onerror="window.hacked = true"><p onclick="window.hacked = true">${'Each piece counts once. '.repeat(120)}</p>`,
      }),
    ],
  }),
};

function change(state: MarketState, words: Partial<MarketState['activities'][number]>) {
  state.activities = state.activities.map((activity) => (activity.id === 1 ? { ...activity, ...words } : activity));
}
