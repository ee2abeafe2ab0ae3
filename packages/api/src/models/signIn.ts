import * as v from 'valibot';
import { isToken } from '../token.ts';
import { switchSchema, textSchema, wordSchema } from '../wire.ts';

/** Ways to sign in that the operator has switched on. */
export type SignInMethods = v.InferOutput<typeof signInMethodsSchema>;
/** What a sign-in gives: the token that all later calls carry, and what the account may do. */
export type SignedIn = v.InferOutput<typeof signedInSchema>;
/** How far a sign-in by QR code has come. */
export type QrSignIn = v.InferOutput<typeof qrStateSchema>;

const tokenSchema = v.pipe(v.string(), v.check(isToken, 'a token'));

/** Decodes one scope, several in one text, or a list of them, into a text with spaces between, as OAuth 2 writes them. */
const scopeSchema = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.string())]), ''),
  v.transform((scope) => (typeof scope === 'string' ? scope : scope.join(' '))),
);

export const signedInSchema = v.object({ token: tokenSchema, scope: scopeSchema });

export const signInMethodsSchema = v.pipe(
  v.object({
    facebookOpen: switchSchema,
    googleOpen: switchSchema,
    twitterOpen: switchSchema,
    visitorOpen: switchSchema,
    captchaOpen: switchSchema,
    googleClientId: textSchema,
    facebookAppId: textSchema,
    agreement: textSchema,
  }),
  v.transform((methods) => ({
    facebook: methods.facebookOpen,
    google: methods.googleOpen,
    twitter: methods.twitterOpen,
    visitor: methods.visitorOpen,
    /** Whether sending a code asks for the text in a picture first. */
    captcha: methods.captchaOpen,
    googleClientId: methods.googleClientId,
    facebookAppId: methods.facebookAppId,
    /** Privacy agreement as HTML from the server: hostile until it is sanitised. */
    agreementHtml: methods.agreement,
  })),
);

export const signInPictureSchema = v.pipe(
  v.object({ loginLeftImage: textSchema }),
  v.transform(({ loginLeftImage }) => ({ image: loginLeftImage })),
);

export const qrCodeSchema = v.object({ key: v.pipe(v.string(), v.minLength(1)), url: v.pipe(v.string(), v.minLength(1)) });

export const qrStateSchema = v.pipe(
  v.object({
    state: wordSchema({ waiting: 'waiting', scanned: 'scanned', confirmed: 'confirmed', expired: 'expired' }),
    // Empty until it is confirmed, on some servers.
    token: v.nullish(v.union([v.literal(''), tokenSchema])),
  }),
  v.forward(
    v.check(({ state, token }) => state !== 'confirmed' || Boolean(token), 'a token beside confirmed'),
    ['token'],
  ),
  v.transform(({ state, token }) => ({ state, token: token || undefined })),
);

/** Where a third party asks the shopper: https or nothing (docs/domain/site.md#addresses-outside); and what it is asked about. */
export const twitterRequestSchema = v.pipe(
  v.object({
    authorizationURL: v.pipe(v.string(), v.url(), v.startsWith('https://')),
    oauthToken: textSchema,
    oauthTokenSecret: textSchema,
  }),
  v.transform(({ authorizationURL, ...token }) => ({
    url: authorizationURL,
    /** Kept in the cookie `twitterToken` until the shopper is back; empty where the server keeps it. */
    token,
  })),
);
