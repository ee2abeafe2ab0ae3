import { changePasswordByEmail, changePasswordByPhone, currentUser, editUser, sendPasswordCodeByPhone, uploadPicture } from '@galleria/api';
import { pictureOf } from '../drawings.ts';
import { fixtureNow } from '../fixtureNow.ts';
import { ananya } from '../market/shoppers.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import type { MarketState } from '../market/state.ts';
import { respondWith, networkError, pending, businessError } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';
import { asGuest } from './guest.ts';

/** The code that Ananya was sent a while ago, to her phone and to her mailbox. */
export const passwordCode = '407311';

/** States of the page of a shopper's own data. */
export const userInfoScenarios = {
  ...standardStates({ endpoints: [currentUser], failure: 'Your account is unavailable right now. Try again in a minute.' }),
  saving: scenario({ network: () => [pending(editUser)] }),
  saveUnreachable: scenario({ network: () => [networkError(editUser)] }),
  /** Storybook has no place for uploaded pictures, so whatever is sent becomes one of the marketplace's own. */
  uploaded: scenario({
    network: () => [respondWith(uploadPicture, { url: pictureOf('photo-portrait'), fileName: 'portrait.jpg', extName: 'jpg' })],
  }),
  uploading: scenario({ network: () => [pending(uploadPicture)] }),
  uploadFailed: scenario({
    network: () => [businessError(uploadPicture, 500, 'The store of pictures is full. Try again in a few minutes.')],
  }),
  sessionEnded: scenario({ network: () => [businessError(editUser, 410_000, 'You’ve been signed out for your safety. Sign in again.')] }),
  codeSent: scenario({ market: sendCodes }),
  codeRefused: scenario({
    network: () => [businessError(sendPasswordCodeByPhone, 500, 'Too many codes were sent to this phone today. Try again tomorrow.')],
  }),
  passwordUnreachable: scenario({
    market: sendCodes,
    network: () => [networkError(changePasswordByPhone), networkError(changePasswordByEmail)],
  }),
  captcha: scenario({ market: ({ settings }) => void (settings.captcha = true) }),
  /** Somebody who shops without an account. */
  guest: scenario(asGuest),
  /** Signed in by a third party that says neither phone nor address. */
  nowhere: scenario({ market: (state) => change(state, { type: 'twitter', phone: '', email: '' }) }),
  hostile: scenario({
    market: (state) =>
      change(state, {
        nickname: '<b onclick=alert(1)>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</b>'.repeat(2),
        avatar: '/pictures/there-is-none.svg',
        email: `${'a'.repeat(60)}@${'subdomain.'.repeat(12)}example`,
      }),
  }),
};

function change(state: MarketState, values: Partial<Shopper>) {
  const shopper = state.shoppers.find(({ id }) => id === ananya.id);
  if (shopper) Object.assign(shopper, values);
}

function sendCodes({ codes }: MarketState) {
  for (const contact of [ananya.phone, ananya.email])
    codes[`password change:${contact}`] = { code: passwordCode, until: fixtureNow + 300_000 };
}
