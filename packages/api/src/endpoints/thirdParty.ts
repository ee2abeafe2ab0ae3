import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { signedInSchema, twitterRequestSchema } from '../models/signIn.ts';

/* Signing in by what a third party says, apart from signIn.ts: every page loads that one. */

/** Where Twitter asks the shopper. */
export const twitterRequest = endpoint({
  method: 'GET',
  path: '/api/front/login/twitter/request/token',
  access: 'public',
  source: 'shown',
  query: v.object({ end: v.literal('pc') }),
  answer: twitterRequestSchema,
});

/** Signs in by what Twitter gave back. */
export const signInByTwitter = endpoint({
  method: 'POST',
  path: '/api/front/login/twitter',
  access: 'public',
  source: 'shown',
  body: v.object({ oauthToken: v.string(), oauthTokenSecret: v.string(), oauthVerifier: v.string() }),
  answer: signedInSchema,
});

/** Signs in by what Facebook gave back. */
export const signInByFacebook = endpoint({
  method: 'POST',
  path: '/api/front/login/facebook',
  access: 'public',
  source: 'settled',
  body: v.object({ id: v.string(), name: v.string(), picture: v.string(), email: v.optional(v.string()) }),
  answer: signedInSchema,
});

/** Signs in by Google's id token, sent bare. */
export const signInByGoogle = endpoint({
  method: 'POST',
  path: '/api/front/login/google',
  access: 'public',
  source: 'settled',
  body: v.pipe(v.string(), v.nonEmpty()),
  encoding: 'text',
  answer: signedInSchema,
});
