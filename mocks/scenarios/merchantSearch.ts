import { merchantCategories, merchantSearch, merchantTypes } from '@galleria/api';
import { businessError, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** States of a search for shops. */
export const merchantSearchScenarios = {
  ...standardStates({
    endpoints: [merchantSearch, merchantTypes, merchantCategories],
    ready: scenario({ guest: true }),
    failure: 'The search is being mended. Try again in a minute.',
  }),
  /** What narrows the shops is not to be had. */
  kindsFailed: scenario({ guest: true, network: () => [merchantTypes, merchantCategories].map((call) => businessError(call, 500)) }),
  hostile: scenario({
    guest: true,
    network: () => [
      respondWith(merchantTypes, [{ id: 1, name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' }]),
      respondWith(
        merchantCategories,
        Array.from({ length: 40 }, (_, at) => ({ id: at + 1, name: at % 2 ? `<img src=x onerror=alert(${at})>` : `Trade ${at}` })),
      ),
    ],
  }),
};
