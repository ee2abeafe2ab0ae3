import { applyAsMerchant, captchaImage, merchantCategories, settlementAgreement, uploadPicture } from '@galleria/api';
import { fixtureNow } from '../fixtureNow.ts';
import type { MarketState } from '../market/state.ts';
import { networkError, pending, businessError } from '../network.ts';
import { scenario } from '../scenario.ts';

/** Who applies in the stories, with the code that is in the mail. */
export const applicant = {
  name: 'Rao & Daughters Prints',
  realName: 'Ananya Rao',
  category: '8',
  type: '3',
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
  dialCode: '+91',
  phone: applicant.phone,
  email: '',
  pictures: ['/pictures/ledger.svg', '/pictures/book.svg'],
} as const;

/** States of applying to open a shop. */
export const merchantApplicationScenarios = {
  ready: scenario({ market: sendCode }),
  noCode: scenario(),
  captcha: scenario({ market: captcha }),
  captchaFailed: scenario({ market: captcha, network: () => [businessError(captchaImage, 500)] }),
  pending: scenario({ market: sendCode, network: () => [pending(applyAsMerchant)] }),
  unreachable: scenario({ market: sendCode, network: () => [networkError(applyAsMerchant)] }),
  uploading: scenario({ network: () => [pending(uploadPicture)] }),
  loading: scenario({ network: () => [pending(merchantCategories)] }),
  failed: scenario({
    network: () => [businessError(merchantCategories, 500, 'The categories are unavailable right now. Try again in a minute.')],
  }),
  agreementFailed: scenario({ network: () => [networkError(settlementAgreement)] }),
};

function sendCode({ codes }: MarketState) {
  codes[`shop application:${applicant.email}`] = { code: applicant.code, until: fixtureNow + 5 * 60_000 };
}

function captcha({ settings }: MarketState) {
  settings.captcha = true;
}
