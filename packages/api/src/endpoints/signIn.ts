import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { signedInSchema, signInMethodsSchema, signInPictureSchema } from '../models/signIn.ts';

/** Ways to sign in that are switched on, and the privacy agreement. */
export const signInMethods = endpoint({
  method: 'GET',
  path: '/api/front/login/method/info',
  access: 'public',
  source: 'shown',
  answer: signInMethodsSchema,
});

/** The picture beside the sign-in form. */
export const signInPicture = endpoint({
  method: 'GET',
  path: '/api/pc/login/getLoginPic',
  access: 'public',
  source: 'shown',
  answer: signInPictureSchema,
});

/** Sign-in mode 1: phone and password. */
export const signInByPhone = endpoint({
  method: 'POST',
  path: '/api/front/login/mobile/password',
  access: 'public',
  source: 'shown',
  body: v.object({ countryCode: v.string(), phone: v.string(), password: v.string() }),
  answer: signedInSchema,
});

/** Sign-in mode 2: e-mail and password. */
export const signInByEmail = endpoint({
  method: 'POST',
  path: '/api/front/login/email',
  access: 'public',
  source: 'shown',
  body: v.object({ email: v.string(), password: v.string() }),
  answer: signedInSchema,
});
