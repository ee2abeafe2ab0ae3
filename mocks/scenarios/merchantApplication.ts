import { applyAsMerchant, captchaImage, merchantCategories, merchantTypes, settlementAgreement, uploadPicture } from '@galleria/api';
import { fixtureNow } from '../fixtureNow.ts';
import type { MarketState } from '../market/state.ts';
import { businessError, networkError, pending, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** Who applies in the stories, with the code that is in the mail. */
export const applicant = {
  name: 'Rao & Daughters Prints',
  realName: 'Ananya Rao',
  category: '8',
  type: '3',
  address: '5 Hill Road, Bandra West, Mumbai 400050',
  phone: '9886041210',
  email: 'prints@mailbox.example',
  code: '407311',
} as const;

/** A shop that is there already. */
export const takenName = 'Kiln & Clay';

/** What somebody typed before and did not send. */
export const applicationDraft = {
  name: applicant.name,
  realName: applicant.realName,
  category: applicant.category,
  type: applicant.type,
  address: applicant.address,
  dialCode: '+91',
  phone: applicant.phone,
  email: '',
  pictures: ['/pictures/photo-document.svg', '/pictures/photo-receipt.svg'],
} as const;

/** States of applying to open a shop. */
export const merchantApplicationScenarios = {
  ...standardStates({
    endpoints: [merchantCategories, merchantTypes],
    ready: scenario({ market: sendCode }),
    failure: 'The categories are unavailable right now. Try again in a minute.',
  }),
  noCode: scenario(),
  captcha: scenario({ market: captcha }),
  captchaFailed: scenario({ market: captcha, network: () => [businessError(captchaImage, 500)] }),
  pending: scenario({ market: sendCode, network: () => [pending(applyAsMerchant)] }),
  sendingUnreachable: scenario({ market: sendCode, network: () => [networkError(applyAsMerchant)] }),
  uploading: scenario({ network: () => [pending(uploadPicture)] }),
  agreementFailed: scenario({ network: () => [networkError(settlementAgreement)] }),
  agreementEmpty: scenario({ network: () => [respondWith(settlementAgreement, { agreement: '<script>agree()</script><p>&nbsp;</p>' })] }),
};

function sendCode({ codes }: MarketState) {
  codes[`shop application:${applicant.email}`] = { code: applicant.code, until: fixtureNow + 5 * 60_000 };
}

function captcha({ settings }: MarketState) {
  settings.captcha = true;
}
