import { recommendedProducts } from '@galleria/api';
import { pending, businessError } from '../network.ts';
import { scenario } from '../scenario.ts';

/** States of the home page. */
export const homeScenarios = {
  ready: scenario({ guest: true }),
  loading: scenario({ guest: true, network: () => [pending(recommendedProducts)] }),
  failed: scenario({ guest: true, network: () => [businessError(recommendedProducts, 500)] }),
  empty: scenario({ guest: true, market: (state) => void (state.products = []) }),
};
