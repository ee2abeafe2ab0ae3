import { signInByTwitter } from '@galleria/api';
import { twitterVerifier } from '../market/thirdParty.ts';
import type { MarketState } from '../market/state.ts';
import { networkError, pending } from '../network.ts';
import { type Cookies, scenario } from '../scenario.ts';

const open = (state: MarketState) => {
  state.settings.twitter = true;
};

/** A token that this browser left with; the market may know it or not. */
const kept = { oauthToken: 't2606061800000000', oauthTokenSecret: '2606061800000001' };
const cookies: Cookies = { twitterToken: JSON.stringify(kept) };

const verifier = twitterVerifier({ id: 'ananya', name: 'Ananya Rao' });
const back = (query: Record<string, string>) => `/middlewares/callback_twitter?${new URLSearchParams(query)}`;

/** Addresses that Twitter sends a shopper back to. */
export const twitterReturns = {
  agreed: back({ oauth_token: kept.oauthToken, oauth_verifier: verifier }),
  denied: back({ denied: kept.oauthToken }),
};

/** States of coming back from Twitter. */
export const thirdPartyScenarios = {
  signingIn: scenario({ guest: true, cookies, market: open, network: () => [pending(signInByTwitter)] }),
  /** The market does not know the token: it has expired, or was used. */
  refused: scenario({ guest: true, cookies, market: open }),
  unreachable: scenario({ guest: true, cookies, market: open, network: () => [networkError(signInByTwitter)] }),
  /** The operator switched Twitter off while the shopper was there. */
  switchedOff: scenario({ guest: true, cookies }),
  /** Nothing is kept from before: another browser, too long ago, or the second time. */
  nothingKept: scenario({ guest: true, market: open }),
  cookiesBlocked: scenario({ guest: true, cookies: 'blocked', market: open }),
};
