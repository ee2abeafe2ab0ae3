import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { qrCodeSchema, qrStateSchema, signedInSchema } from '../models/signIn.ts';
import { nothingSchema } from '../wire.ts';
import { captchaQuery } from './captchaQuery.ts';

/* What only the further panels of signing in ask for. */

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
