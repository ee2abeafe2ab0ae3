import { registerByEmail, registerByPhone, resetPassword, sendEmailCode, sendPhoneCode, sendResetCode } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { addShopper, demandFreeEmail, demandFreePhone, enter, holderOfEmail, phoneAccount } from '../market/accounts.ts';
import { demandCaptcha } from '../market/captcha.ts';
import { demandPause, sendCode, takeCode } from '../market/codes.ts';
import { checkEmail, checkPassword, checkPhone } from '../market/contacts.ts';
import { endSessions } from '../market/sessions.ts';
import type { Market } from '../market/state.ts';
import { reject } from '../businessError.ts';

/** One-time codes before somebody is signed in, and what they open: registration and a new password. */
export const registrationHandlers = (market: Market): RequestHandler[] => [
  // One code for signing in and for registering: the page does not say which it is (docs/domain/sign-in.md#one-time-codes).
  createHandler(market, sendPhoneCode, ({ body, query }) => {
    const phone = checkPhone(body.countryCode, body.phone);
    demandPause(market, 'sign in', phone);
    demandCaptcha(market, query);
    sendCode(market, 'sign in', phone);
    return null;
  }),
  createHandler(market, sendEmailCode, ({ body, query }) => {
    const email = checkEmail(body);
    demandPause(market, 'registration', email);
    demandCaptcha(market, query);
    demandFreeEmail(market.state, email);
    sendCode(market, 'registration', email);
    return null;
  }),
  createHandler(market, sendResetCode, ({ body, query }) => {
    const email = checkEmail(body);
    demandPause(market, 'new password', email);
    demandCaptcha(market, query);
    if (!holderOfEmail(market.state, email)) reject(500, 'There’s no account with this e-mail address. Check it, or create an account.');
    sendCode(market, 'new password', email);
    return null;
  }),
  createHandler(market, resetPassword, ({ body }) => {
    const email = checkEmail(body.email);
    const password = checkPassword(body.newPassword, body.passwordAgain);
    takeCode(market, 'new password', email, body.captcha);
    const shopper = holderOfEmail(market.state, email) ?? reject(500, 'There’s no account with this e-mail address any more. Create one.');
    shopper.password = password;
    endSessions(market, shopper.id);
    return null;
  }),
  createHandler(market, registerByEmail, ({ body }) => {
    const email = checkEmail(body.email);
    const password = checkPassword(body.password);
    demandFreeEmail(market.state, email);
    takeCode(market, 'registration', email, body.captcha);
    return enter(
      market,
      addShopper(market, { type: 'email', nickname: email.slice(0, email.lastIndexOf('@')), email, password }),
      'register',
    );
  }),
  createHandler(market, registerByPhone, ({ body }) => {
    const phone = checkPhone(body.countryCode, body.phone);
    const password = checkPassword(body.password);
    demandFreePhone(market.state, phone);
    takeCode(market, 'sign in', phone, body.captcha);
    return enter(market, addShopper(market, { ...phoneAccount(phone), password }), 'register');
  }),
];
