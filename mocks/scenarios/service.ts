import { site } from '@galleria/api';
import { respondWith, networkError } from '../network.ts';
import { scenario } from '../scenario.ts';
import { wireSite } from '../wire/site.ts';

const guest = true;

/** The shop as it is, with another set-up of its customer service. */
const setUp = (change: Partial<ReturnType<typeof wireSite>>) =>
  scenario({ guest, network: () => [respondWith(site, { ...wireSite(scenario({ guest })().market.state), ...change })] });

/** States of the customer service at the edge of every page, and of the footer, which names its telephone and mailbox. */
export const serviceScenarios = {
  chat: scenario({ guest }),
  chatOnly: setUp({ consumerHotline: '' }),
  message: scenario({ guest, market: (state) => void (state.settings.service = 'message') }),
  messageText: setUp({ consumerType: 'message', consumerMessage: 'Send a short message with your order number to +91 80 4718 2200.' }),
  phone: scenario({ guest, market: (state) => void (state.settings.service = 'hotline') }),
  email: scenario({ guest, market: (state) => void (state.settings.service = 'email') }),
  notConfigured: setUp({ consumerType: '', consumerHotline: '', consumerEmail: '' }),
  unreachable: scenario({ guest, network: () => [networkError(site)] }),
  hostile: setUp({
    consumerType: 'email',
    consumerHotline: 'javascript:alert(1)',
    consumerEmail: `${'very.long.service.address.'.repeat(2)}of@${'subdomain.'.repeat(6)}galleria.example`,
  }),
};
