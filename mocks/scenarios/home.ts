import { recommendedProducts } from '@galleria/api';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** States of the home page. */
export const homeScenarios = standardStates({
  endpoints: [recommendedProducts],
  ready: scenario({ guest: true }),
  empty: scenario({ guest: true, market: (state) => void (state.products = []) }),
});
