import * as v from 'valibot';
import { reject } from '../businessError.ts';
import { addShopper, holderOfEmail } from './accounts.ts';
import { drawDigits } from './random.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market } from './state.ts';

/** Who somebody is at a third party. */
export interface Profile {
  id: string;
  name: string;
  email?: string | undefined;
}

const profileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    email: v.optional(v.string()),
  }),
);

/** An id token as Google's script hands it over, by the mock: the three parts are right, the signature is a word. */
export const googleToken = (profile: Profile): string => `${packed({ alg: 'none' })}.${packed(profile)}.mock`;

/** What Twitter adds to the way back, by the mock. */
export const twitterVerifier = (profile: Profile): string => `mock-${packed(profile)}`;

/** The profile in an id token; refuses every token that the mock did not make. */
export function readGoogleToken(token: string): Profile {
  return unpacked(/^[\w-]+\.([\w-]+)\.mock$/.exec(token)?.[1]) ?? reject(400, 'This is not a token of Google. Sign in with Google again.');
}

/** How long Twitter's page may take. */
const twitterLife = 10 * 60_000;

/** Begins a sign-in at X: where the shopper is sent, and the pair of tokens that comes back. */
export function requestTwitter({ state, now }: Market) {
  const oauthToken = `t${drawDigits(state, 16)}`;
  const oauthTokenSecret = drawDigits(state, 16);
  state.codes[`twitter:${oauthToken}`] = { code: oauthTokenSecret, until: now() + twitterLife };
  return { authorizationURL: `https://provider.example/oauth/authorize?oauth_token=${oauthToken}`, oauthToken, oauthTokenSecret };
}

/**
 * Ends a sign-in at X: the token must be one that was given out, and counts once.
 */
export function readTwitter(
  { state, now }: Market,
  answer: { oauthToken: string; oauthTokenSecret: string; oauthVerifier: string },
): Profile {
  const name = `twitter:${answer.oauthToken}`;
  const kept = state.codes[name];
  const profile = unpacked(/^mock-([\w-]+)$/.exec(answer.oauthVerifier)?.[1]);
  const fits = kept && kept.until > now() && kept.code === answer.oauthTokenSecret;
  if (!fits || !profile) reject(400, 'This sign-in at X has expired or was used. Begin again.');
  delete state.codes[name];
  return profile;
}

/**
 * The account of a profile, opened when there is none. Its e-mail address is kept only when it is proved and free, its
 * picture never: a page of the shop loads nothing from elsewhere.
 */
export function shopperOfProfile(market: Market, provider: 'google' | 'facebook' | 'twitter', profile: Profile) {
  const thirdParty = `${provider}:${profile.id}`;
  const known = market.state.shoppers.find((shopper) => shopper.thirdParty === thirdParty);
  if (known) return { shopper: known, isNew: false };
  const { name, email = '' } = profile;
  // Only Google's token says so itself; what the page tells of a Facebook account could be anybody's.
  const proved = provider === 'google' && !holderOfEmail(market.state, email.toLowerCase());
  const shopper: Shopper = addShopper(market, {
    type: provider,
    thirdParty,
    nickname: name,
    email: proved ? email.toLowerCase() : '',
  });
  return { shopper, isNew: true };
}

/** JSON as base64url. */
const packed = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function unpacked(text = ''): Profile | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const result = v.safeParse(profileSchema, new TextDecoder().decode(bytes));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
