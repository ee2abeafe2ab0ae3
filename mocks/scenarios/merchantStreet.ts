import { merchantStreet } from '@galleria/api';
import type { MarketState } from '../market/state.ts';
import { respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** States of the shop street. */
export const merchantStreetScenarios = {
  ...standardStates({
    endpoints: [merchantStreet],
    empty: scenario({ market: closeAll }),
    failure: 'The shop street is being swept. Try again in a minute.',
  }),
  hostile: scenario({
    network: () => [
      respondWith(merchantStreet, {
        list: [
          { id: 1, name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', isSelf: 1, starLevel: 5, proList: null },
          { id: 2, name: '<img src=x onerror=alert(1)> & "quotes"', avatar: 'javascript:alert(1)', streetBackImage: '//evil.example/x' },
          {
            id: 3,
            name: 'ร้านเครื่องใช้ในบ้านและของตกแต่งสวนที่ใหญ่ที่สุดในจังหวัดเชียงใหม่',
            proList: [{ id: 7, storeName: 'No price in sight', price: 123_456_789.99 }],
          },
          { id: 4, name: '   ' },
        ],
        total: 4,
      }),
    ],
  }),
};

function closeAll({ merchants }: MarketState) {
  for (const merchant of merchants) merchant.closed = true;
}
