import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { agreementSchema, applicationSchema } from '../models/application.ts';
import { idSchema, nothingSchema, pageQuerySchema, pageSchema } from '../wire.ts';
import { captchaQuery } from './captchaQuery.ts';

/* How a merchant comes to a shop (docs/domain/application.md). */

/** What an applicant agrees to. */
export const settlementAgreement = endpoint({
  method: 'GET',
  path: '/api/front/merchant/settled/agreement',
  access: 'public',
  source: 'settled',
  answer: agreementSchema,
});

/** Sends a code to an applicant's e-mail address. */
export const sendApplicationCode = endpoint({
  method: 'POST',
  path: '/api/front/captcha/email/merchant/settled',
  access: 'public',
  source: 'settled',
  query: captchaQuery,
  body: v.string(),
  encoding: 'text',
  answer: nothingSchema,
});

/** Applies to open a shop; refused when name or e-mail address already belongs to a merchant. */
export const applyAsMerchant = endpoint({
  method: 'POST',
  path: '/api/front/merchant/settled/apply',
  access: 'token',
  source: 'settled',
  invalidates: ['applications'],
  body: v.object({
    name: v.pipe(v.string(), v.nonEmpty()),
    categoryId: idSchema,
    typeId: idSchema,
    realName: v.pipe(v.string(), v.nonEmpty()),
    email: v.pipe(v.string(), v.nonEmpty()),
    /** The code that was sent to the e-mail address. */
    captcha: v.string(),
    address: v.pipe(v.string(), v.nonEmpty()),
    /** Addresses of one to ten pictures, as JSON text. */
    qualificationPicture: v.string(),
    phone: v.optional(v.string()),
    keywords: v.optional(v.string()),
    captchaKey: v.optional(v.string()),
    captchaCode: v.optional(v.string()),
  }),
  answer: nothingSchema,
});

/** The shopper's applications, newest first. */
export const applications = endpoint({
  method: 'GET',
  path: '/api/front/merchant/settled/record',
  access: 'token',
  source: 'settled',
  tags: ['applications'],
  query: pageQuerySchema,
  answer: pageSchema(applicationSchema),
});
