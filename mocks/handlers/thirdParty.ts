import { qrCode, qrCodeState, signInByFacebook, signInByGoogle, signInByTwitter, twitterRequest } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { enter } from '../market/accounts.ts';
import { newQrCode, readQrCode } from '../market/qrCodes.ts';
import type { Market } from '../market/state.ts';
import { type Profile, readGoogleToken, readTwitter, requestTwitter, shopperOfProfile } from '../market/thirdParty.ts';
import { reject } from '../businessError.ts';

const names = { google: 'Google', facebook: 'Facebook', twitter: 'X' } as const;
type Provider = keyof typeof names;

/** Signing in by what somebody else says: a third party, or a phone that reads a QR code. */
export const thirdPartyHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, twitterRequest, () => {
    demandSwitchedOn(market, 'twitter');
    return requestTwitter(market);
  }),
  createHandler(market, signInByTwitter, ({ body }) => {
    demandSwitchedOn(market, 'twitter');
    return enterAs(market, 'twitter', readTwitter(market, body));
  }),
  createHandler(market, signInByFacebook, ({ body }) => {
    demandSwitchedOn(market, 'facebook');
    if (!/^\d{5,25}$/.test(body.id) || !body.name.trim()) reject(400, 'This is not an account of Facebook. Sign in with Facebook again.');
    return enterAs(market, 'facebook', { id: body.id, name: body.name.trim(), email: body.email });
  }),
  createHandler(market, signInByGoogle, ({ body }) => {
    demandSwitchedOn(market, 'google');
    return enterAs(market, 'google', readGoogleToken(body));
  }),
  createHandler(market, qrCode, () => newQrCode(market)),
  createHandler(market, qrCodeState, ({ params }) => readQrCode(market, params['key'] ?? '')),
];

function demandSwitchedOn({ state }: Market, provider: Provider): void {
  if (!state.settings[provider]) reject(500, `Signing in with ${names[provider]} is switched off. Choose another way.`);
}

function enterAs(market: Market, provider: Provider, profile: Profile) {
  const { shopper, isNew } = shopperOfProfile(market, provider, profile);
  return enter(market, shopper, isNew ? 'register' : 'login');
}
