import { topProducts } from '@galleria/api';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** States of the list of what sells best. */
export const topListScenarios = {
  ...standardStates({
    endpoints: [topProducts],
    ready: scenario({ guest: true }),
    empty: scenario({ guest: true, market: (state) => void (state.products = []) }),
    failure: 'The sales are being counted. Try again in a minute.',
  }),
  /** Four goods, the second of them sold out. */
  few: scenario({
    guest: true,
    market: (state) => {
      state.products = state.products.slice(0, 4).map((product, at) => ({
        ...product,
        sales: 40 - at,
        ficti: 0,
        skus: product.skus.map((sku) => ({ ...sku, stock: at === 1 ? 0 : sku.stock })),
      }));
    },
  }),
};
