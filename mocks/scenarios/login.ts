import {
  captchaImage,
  qrCode,
  qrCodeState,
  sendEmailCode,
  sendPhoneCode,
  sendResetCode,
  signInByEmail,
  signInByPhone,
  signInMethods,
  signInPicture,
  unpaidOrders,
} from '@galleria/api';
import { fixtureNow } from '../fixtureNow.ts';
import { ananya } from '../market/shoppers.ts';
import type { MarketState } from '../market/state.ts';
import { respondWith, networkError, pending, businessError } from '../network.ts';
import { scenario } from '../scenario.ts';
import { asGuest, guestContacts } from './guest.ts';

/** Somebody who has no account yet, and the code that everybody here was sent. */
export const newcomer = { ...guestContacts, password: 'Monsoon-25', code: '407311' } as const;

/** States of signing in. */
export const loginScenarios = {
  ready: scenario({ guest: true, market: (state) => switchOn(state, 'facebook', 'twitter') }),
  everyThirdParty: scenario({ guest: true, market: (state) => switchOn(state, 'facebook', 'google', 'twitter') }),
  /** The picture code and every third party are switched on. */
  everything: scenario({ guest: true, market: (state) => switchOn(state, 'captcha', 'facebook', 'google', 'twitter') }),
  noThirdParty: scenario({ guest: true }),
  /** The operator wrote no agreement. */
  noAgreement: scenario({ guest: true, network: () => [respondWith(signInMethods, { agreement: ' ' })] }),
  /** A guest has bought something without an account. */
  guest: scenario(asGuest),
  signedIn: scenario(),
  pending: scenario({ guest: true, network: () => [pending(signInByPhone), pending(signInByEmail)] }),
  unreachable: scenario({ guest: true, network: () => [networkError(signInByPhone), networkError(signInByEmail)] }),
  pictureMissing: scenario({ guest: true, network: () => [businessError(signInPicture, 404)] }),
  /** A code was sent a while ago: to the newcomer's address and phone, and to Ananya's for a new password. */
  codeSent: scenario({ guest: true, market: sendCodes, network: () => [respondWith(sendResetCode, null)] }),
  codeSending: scenario({ guest: true, network: () => [pending(sendPhoneCode)] }),
  codeRefused: scenario({
    guest: true,
    network: () => [businessError(sendPhoneCode, 500, 'Too many codes were sent to this phone today. Try again tomorrow.')],
  }),
  codeUnreachable: scenario({ guest: true, network: () => [networkError(sendEmailCode)] }),
  captcha: scenario({ guest: true, market: (state) => switchOn(state, 'captcha', 'facebook', 'twitter') }),
  captchaFailed: scenario({
    guest: true,
    market: (state) => switchOn(state, 'captcha'),
    network: () => [businessError(captchaImage, 500)],
  }),
  qrScanned: scenario({ guest: true, network: () => [respondWith(qrCodeState, { state: 'scanned' })] }),
  qrExpired: scenario({ guest: true, network: () => [respondWith(qrCodeState, { state: 'expired' })] }),
  qrUnreachable: scenario({ guest: true, network: () => [networkError(qrCode)] }),
  /** The session ends while a shopper looks at the orders. */
  sessionEnded: scenario({
    network: () => [businessError(unpaidOrders, 410_000, 'You’ve been signed out for your safety. Sign in again.')],
  }),
};

type Switch = 'captcha' | 'facebook' | 'google' | 'twitter';

function switchOn({ settings }: MarketState, ...names: Switch[]) {
  for (const name of names) settings[name] = true;
}

function sendCodes({ codes }: MarketState) {
  const sent = { code: newcomer.code, until: fixtureNow + 5 * 60_000 };
  codes[`registration:${newcomer.email}`] = { ...sent };
  codes[`new password:${ananya.email}`] = { ...sent };
}
