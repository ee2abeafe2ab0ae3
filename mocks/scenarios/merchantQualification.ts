import { captchaImage, merchantDetail, merchantHome } from '@galleria/api';
import type { MarketState } from '../market/state.ts';
import { businessError, pending, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** States of what is told of a shop, and of its documents. */
export const merchantQualificationScenarios = {
  ...standardStates({
    endpoints: [merchantDetail, merchantHome],
    failure: 'The papers of this shop are being filed. Try again in a minute.',
  }),
  /** The operator asks for a picture code; its characters are known here. */
  locked: scenario({ market: askForCode, network: () => [respondWith(captchaImage, { key: 'c-known', image: knownPicture })] }),
  captchaFailed: scenario({ market: askForCode, network: () => [businessError(captchaImage, 500)] }),
  factsLoading: scenario({ network: () => [pending(merchantDetail)] }),
  /** Little is known, and there are no documents. */
  bare: scenario({ network: () => [respondWith(merchantDetail, { id: 2, qualificationPicture: null })] }),
  hostile: scenario({
    network: () => [
      respondWith(merchantDetail, {
        id: 2,
        intro: `<img src=x onerror=alert(1)> ${'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(6)}\n\nร้านเครื่องใช้ในบ้านและของตกแต่งสวนที่ใหญ่ที่สุดในจังหวัดเชียงใหม่`,
        address: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsstraße 999999',
        phone: 'javascript:alert(1)',
        qualificationPicture: JSON.stringify(
          Array.from({ length: 10 }, (_, at) => (at % 2 ? 'data:image/svg+xml,unreadable' : '/pictures/photo-document.svg')),
        ),
        createTime: '2024-02-29',
        collectNum: 123_456_789,
      }),
    ],
  }),
};

/** The characters of the picture that is known. */
export const knownCode = 'M4XT';
const knownPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 44"><path fill="#eee" d="M0 0h132v44H0z"/><text x="66" y="30" font-family="monospace" font-size="24" letter-spacing="6" text-anchor="middle">M4XT</text></svg>',
)}`;

function askForCode(state: MarketState) {
  state.settings.captcha = true;
  state.captchas['c-known'] = { text: knownCode, until: Number.MAX_SAFE_INTEGER };
}
