import { checkToken, currentUser, signInByEmail, signInByPhone, signInMethods, signInPicture, signOut } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { answer } from '../answer.ts';
import { pictureOf } from '../drawings.ts';
import { startSession } from '../market/market.ts';
import type { Market, Shopper } from '../market/state.ts';
import { refuse } from '../refusal.ts';

export const userHandlers = (market: Market): RequestHandler[] => [
  answer(market, signInByPhone, ({ body }) =>
    enter(
      market,
      market.state.shoppers.find(({ phone, password }) => phone === body.phone && password === body.password && body.countryCode === '+91'),
      'The phone number or the password is wrong.',
    ),
  ),
  answer(market, signInByEmail, ({ body }) =>
    enter(
      market,
      market.state.shoppers.find(({ email, password }) => email.toLowerCase() === body.email.toLowerCase() && password === body.password),
      'The e-mail address or the password is wrong.',
    ),
  ),
  answer(market, checkToken, ({ shopper }) => shopper !== undefined),
  answer(market, signOut, ({ token }) => {
    if (token) delete market.state.tokens[token];
    return null;
  }),
  answer(market, signInMethods, () => ({ facebookOpen: false, googleOpen: false, twitterOpen: false, visitorOpen: true })),
  answer(market, signInPicture, () => ({ loginLeftImage: pictureOf('sign-in') })),
  answer(market, currentUser, ({ shopper }) => ({
    nickname: shopper.nickname,
    avatar: shopper.avatar,
    phone: shopper.phone,
    email: shopper.email,
    integral: shopper.points,
  })),
];

function enter(market: Market, shopper: Shopper | undefined, refusal: string) {
  if (!shopper) refuse(500, refusal);
  return { token: startSession(market, shopper) };
}
