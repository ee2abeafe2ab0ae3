import { merchantStreet, recommendedProducts, signInMethods, site } from '@galleria/api';
import { respondWith, networkError, pending, businessError } from '../network.ts';
import { scenario } from '../scenario.ts';
import { wireSite } from '../wire/site.ts';

const guest = true;

/** The shop as it is, with another set-up of its customer service. */
const service = (change: Partial<ReturnType<typeof wireSite>>) => () => {
  const { market } = scenario({ guest })();
  return [respondWith(site, { ...wireSite(market.state), ...change })];
};

const noService = { consumerType: 'email', consumerH5Url: '', consumerHotline: '', consumerMessage: '', consumerEmail: '' } as const;

/** States of the pages that tell about the shop. */
export const infoScenarios = {
  ready: scenario({ guest }),
  notCounted: scenario({ guest, network: () => [businessError(merchantStreet, 500), networkError(recommendedProducts)] }),
  serviceLoading: scenario({ guest, network: () => [pending(site)] }),
  serviceFailed: scenario({ guest, network: () => [networkError(site)] }),
  noMailbox: scenario({
    guest,
    network: service({ consumerEmail: '', consumerMessage: 'We answer from 9 am to 6 pm.', consumerType: 'hotline' }),
  }),
  noService: scenario({ guest, network: service(noService) }),
  hostileService: scenario({
    guest,
    network: service({
      consumerH5Url: 'javascript:alert(1)',
      consumerMessage: 'http://evil.example',
      consumerHotline: '+91 80 4718 2200 extension <b>7</b>',
      consumerEmail: `${'very.long.service.address.'.repeat(2)}of@${'subdomain.'.repeat(6)}galleria.example`,
    }),
  }),
  agreementLoading: scenario({ guest, network: () => [pending(signInMethods)] }),
  agreementFailed: scenario({
    guest,
    network: () => [businessError(signInMethods, 500, 'The agreement is being changed. Try again in a minute.')],
  }),
  agreementEmpty: scenario({ guest, network: () => [respondWith(signInMethods, { agreement: '' })] }),
  agreementHostile: scenario({
    guest,
    network: () => [
      respondWith(signInMethods, {
        agreement:
          '<h1>Agreement</h1><script>window.hacked=1</script><img src=x onerror="window.hacked=1"><p style="position:fixed;inset:0">Styled, and <a href="javascript:window.hacked=1">linked</a>.</p><form action="https://evil.example"><input name=password></form><p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p>',
      }),
    ],
  }),
};
