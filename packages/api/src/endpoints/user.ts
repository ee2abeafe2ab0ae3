import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pointsEntrySchema, pointsSchema } from '../models/points.ts';
import { userMenuSchema } from '../models/userMenu.ts';
import { nothingSchema, pageQuerySchema, pageSchema } from '../wire.ts';
import { captchaQuery } from './captchaQuery.ts';

const newPasswordSchema = v.object({ captcha: v.string(), newPassword: v.string(), passwordAgain: v.string() });

/** Changes nickname and avatar. */
export const editUser = endpoint({
  method: 'POST',
  path: '/api/front/user/edit',
  access: 'token',
  source: 'settled',
  invalidates: ['user'],
  body: v.object({ nickname: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxGraphemes(255)), avatar: v.string() }),
  answer: nothingSchema,
});

/** The entries of the user centre's menu. */
export const userMenu = endpoint({
  method: 'GET',
  path: '/api/front/user/menu/user',
  access: 'token',
  source: 'shown',
  answer: userMenuSchema,
});

/** Sends a code for a new password to the shopper's phone. */
export const sendPasswordCodeByPhone = endpoint({
  method: 'POST',
  path: '/api/front/captcha/phone/password',
  access: 'token',
  source: 'settled',
  query: captchaQuery,
  answer: nothingSchema,
});

/** Sends a code for a new password to the shopper's e-mail address. */
export const sendPasswordCodeByEmail = endpoint({
  method: 'POST',
  path: '/api/front/captcha/email/password',
  access: 'token',
  source: 'settled',
  query: captchaQuery,
  answer: nothingSchema,
});

/** Sets a new password by the code on the phone. */
export const changePasswordByPhone = endpoint({
  method: 'POST',
  path: '/api/front/user/phone/update/password',
  access: 'token',
  source: 'settled',
  body: newPasswordSchema,
  answer: nothingSchema,
});

/** Sets a new password by the code in the mail. */
export const changePasswordByEmail = endpoint({
  method: 'POST',
  path: '/api/front/user/email/update/password',
  access: 'token',
  source: 'settled',
  body: newPasswordSchema,
  answer: nothingSchema,
});

/** The shopper's loyalty points. */
export const points = endpoint({
  method: 'GET',
  path: '/api/front/integral/user',
  access: 'token',
  source: 'settled',
  tags: ['points'],
  answer: pointsSchema,
});

/** What changed the shopper's points, newest first. */
export const pointsEntries = endpoint({
  method: 'GET',
  path: '/api/front/integral/list',
  access: 'token',
  source: 'settled',
  tags: ['points'],
  query: pageQuerySchema,
  answer: pageSchema(pointsEntrySchema),
});
