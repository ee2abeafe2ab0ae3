import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { signInMethodsSchema, signInPictureSchema } from '../models/site.ts';
import { captchaImageSchema, qrCodeSchema, qrStateSchema, signedInSchema, twitterRequestSchema } from '../models/user.ts';
import { nothingSchema } from '../wire.ts';

/** The answer to a captcha image; goes along with every call that sends a code, when the operator asks for it (api.md §2). */
export const captchaQuery = v.object({ captchaKey: v.optional(v.string()), captchaCode: v.optional(v.string()) });

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

/** A picture of a text that a machine reads badly. */
export const captchaImage = endpoint({
  method: 'GET',
  path: '/api/front/captcha/image',
  access: 'public',
  source: 'settled',
  answer: captchaImageSchema,
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

/** Sends a one-time code to a phone, for sign-in and registration. */
export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/front/login/sendCode',
  access: 'public',
  source: 'shown',
  query: captchaQuery,
  body: v.object({ phone: v.string(), countryCode: v.string() }),
  encoding: 'form',
  answer: nothingSchema,
});

/** Sign-in mode 3: phone and one-time code. */
export const signInByPhoneCode = endpoint({
  method: 'POST',
  path: '/api/front/login/mobile/captcha',
  access: 'public',
  source: 'shown',
  body: v.object({ phone: v.string(), captcha: v.string(), countryCode: v.string() }),
  answer: signedInSchema,
});

/** Sends a one-time code to an e-mail address, for registration. */
export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/front/login/email/captcha',
  access: 'public',
  source: 'shown',
  query: captchaQuery,
  body: v.string(),
  answer: nothingSchema,
});

/** Mode 4: sends a code to the e-mail address whose password was forgotten. */
export const sendResetCode = endpoint({
  method: 'POST',
  path: '/api/front/login/email/forget/password',
  access: 'public',
  source: 'shown',
  query: captchaQuery,
  body: v.string(),
  answer: nothingSchema,
});

/** Mode 5: sets a new password by the code. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/front/login/email/reset/password',
  access: 'public',
  source: 'shown',
  body: v.object({ email: v.string(), captcha: v.string(), newPassword: v.string(), passwordAgain: v.string() }),
  answer: nothingSchema,
});

/** Mode 6: registers an e-mail address. */
export const registerByEmail = endpoint({
  method: 'POST',
  path: '/api/front/login/register/email',
  access: 'public',
  source: 'shown',
  body: v.object({ email: v.string(), captcha: v.string(), password: v.string() }),
  answer: signedInSchema,
});

/** Mode 6: registers a phone number. */
export const registerByPhone = endpoint({
  method: 'POST',
  path: '/api/front/login/register/mobile',
  access: 'public',
  source: 'shown',
  body: v.object({ countryCode: v.string(), captcha: v.string(), phone: v.string(), password: v.string() }),
  answer: signedInSchema,
});

/** Mode 7: goes on as a guest. */
export const continueAsGuest = endpoint({
  method: 'POST',
  path: '/api/front/login/register/visitor',
  access: 'public',
  source: 'shown',
  body: v.object({ countryCode: v.string(), email: v.string(), phone: v.string() }),
  answer: signedInSchema,
});

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

/** A QR code to sign in with; its key is asked for every two seconds. */
export const qrCode = endpoint({
  method: 'GET',
  path: '/api/front/login/qrcode',
  access: 'public',
  source: 'settled',
  answer: qrCodeSchema,
});

/** How far the sign-in by a QR code has come. */
export const qrCodeState = endpoint({
  method: 'GET',
  path: '/api/front/login/qrcode/{key}',
  access: 'public',
  source: 'settled',
  answer: qrStateSchema,
});

/** Whether the token still counts; asked when the page loads. */
export const checkToken = endpoint({
  method: 'POST',
  path: '/api/front/login/token/is/exist',
  access: 'public',
  source: 'shown',
  answer: v.boolean(),
});

/** Ends the session on the server. */
export const signOut = endpoint({
  method: 'GET',
  path: '/api/front/login/logout',
  access: 'public',
  source: 'shown',
  answer: nothingSchema,
});
