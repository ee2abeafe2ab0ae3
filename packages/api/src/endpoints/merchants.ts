import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  agreementSchema,
  applicationSchema,
  merchantCardSchema,
  merchantCategorySchema,
  merchantDetailSchema,
  merchantHomeSchema,
  merchantTypeSchema,
} from '../models/merchant.ts';
import { customerServiceSchema } from '../models/site.ts';
import { idSchema, nothingSchema, pageQuerySchema, pageSchema } from '../wire.ts';
import { captchaQuery } from './captchaQuery.ts';

/** Kinds of shop. */
export const merchantTypes = endpoint({
  method: 'GET',
  path: '/api/front/merchant/all/type/list',
  access: 'public',
  source: 'shown',
  answer: v.array(merchantTypeSchema),
});

/** Fields of trade. */
export const merchantCategories = endpoint({
  method: 'GET',
  path: '/api/front/merchant/all/category/list',
  access: 'public',
  source: 'shown',
  answer: v.array(merchantCategorySchema),
});

/** The shops of the shop street. */
export const merchantStreet = endpoint({
  method: 'GET',
  path: '/api/front/merchant/street',
  access: 'public',
  source: 'settled',
  query: pageQuerySchema,
  answer: pageSchema(merchantCardSchema),
});

/** Shops found by words, kind and field. */
export const merchantSearch = endpoint({
  method: 'GET',
  path: '/api/front/merchant/search/list',
  access: 'public',
  source: 'settled',
  query: v.object({
    ...pageQuerySchema.entries,
    keywords: v.optional(v.string()),
    categoryId: v.optional(idSchema),
    typeId: v.optional(idSchema),
    isSelf: v.optional(v.boolean()),
  }),
  answer: pageSchema(merchantCardSchema),
});

/** A shop's front page; refused when the shop is closed. */
export const merchantHome = endpoint({
  method: 'GET',
  path: '/api/front/merchant/index/info/{id}',
  access: 'public',
  source: 'settled',
  answer: merchantHomeSchema,
});

/** A shop's qualification, seat and followers. */
export const merchantDetail = endpoint({
  method: 'GET',
  path: '/api/front/merchant/detail/{id}',
  access: 'public',
  source: 'settled',
  answer: merchantDetailSchema,
});

/** How to reach a shop. */
export const merchantService = endpoint({
  method: 'GET',
  path: '/api/front/merchant/customer/service/info/{id}',
  access: 'public',
  source: 'settled',
  answer: customerServiceSchema,
});

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
    address: v.string(),
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
