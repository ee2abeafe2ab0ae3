import {
  captchaImage,
  checkToken,
  continueAsGuest,
  signInByEmail,
  signInByPhone,
  signInByPhoneCode,
  signInMethods,
  signInPicture,
  signOut,
} from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { pictureOf } from '../drawings.ts';
import { addShopper, enter, holderOfEmail, holderOfPhone, phoneAccount } from '../market/accounts.ts';
import { newCaptcha } from '../market/captcha.ts';
import { privacyAgreementHtml } from '../market/catalogue/index.ts';
import { takeCode } from '../market/codes.ts';
import { checkEmail, checkPhone } from '../market/contacts.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import type { Market } from '../market/state.ts';
import { reject } from '../businessError.ts';
import { registrationHandlers } from './registration.ts';
import { thirdPartyHandlers } from './thirdParty.ts';

export const signInHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, signInMethods, () => methods(market)),
  createHandler(market, signInPicture, () => ({ loginLeftImage: pictureOf('sign-in') })),
  createHandler(market, captchaImage, () => newCaptcha(market)),
  createHandler(market, signInByPhone, ({ body }) => {
    const holder = holderOfPhone(market.state, checkPhone(body.countryCode, body.phone));
    return enterByPassword(market, holder, body.password, 'The phone number or the password is wrong.');
  }),
  createHandler(market, signInByEmail, ({ body }) => {
    const holder = holderOfEmail(market.state, body.email.trim().toLowerCase());
    return enterByPassword(market, holder, body.password, 'The e-mail address or the password is wrong.');
  }),
  createHandler(market, signInByPhoneCode, ({ body }) => {
    const phone = checkPhone(body.countryCode, body.phone);
    takeCode(market, 'sign in', phone, body.captcha);
    const holder = holderOfPhone(market.state, phone);
    // The code proves whose phone it is, so a new one gets an account without a password.
    return holder ? enter(market, holder) : enter(market, addShopper(market, phoneAccount(phone)), 'register');
  }),
  createHandler(market, continueAsGuest, ({ body }) => {
    if (!market.state.settings.visitor) reject(500, 'Guests can’t buy here just now. Sign in, or create an account.');
    const email = checkEmail(body.email);
    const phone = checkPhone(body.countryCode, body.phone);
    // Always a new account: nothing proves that the guest is who once used this phone number or e-mail address.
    return enter(market, addShopper(market, { type: 'visitor', nickname: 'Guest', email, phone }), 'register');
  }),
  createHandler(market, checkToken, ({ shopper }) => shopper !== undefined),
  createHandler(market, signOut, ({ token }) => {
    if (token !== undefined) delete market.state.tokens[token];
    return null;
  }),
  ...registrationHandlers(market),
  ...thirdPartyHandlers(market),
];

function methods({ state: { settings } }: Market) {
  return {
    facebookOpen: settings.facebook,
    googleOpen: settings.google,
    twitterOpen: settings.twitter,
    visitorOpen: settings.visitor,
    captchaOpen: settings.captcha,
    googleClientId: settings.google ? '100000000000-galleria.apps.googleusercontent.com' : '',
    facebookAppId: settings.facebook ? '100000000000001' : '',
    agreement: privacyAgreementHtml,
  };
}

function enterByPassword(market: Market, shopper: Shopper | undefined, password: string, refusal: string) {
  // An account without a password is not entered by an empty one.
  if (!shopper || shopper.password === '' || shopper.password !== password) reject(500, refusal);
  return enter(market, shopper);
}
