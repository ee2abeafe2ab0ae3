import * as v from 'valibot';
import { textSchema } from '../wire.ts';

/** What the operator set up for the whole shop. */
export type Site = v.InferOutput<typeof siteSchema>;
/** Ways to sign in that the operator has switched on. */
export type SignInMethods = v.InferOutput<typeof signInMethodsSchema>;

const currencySchema = v.object({ currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), symbol: v.pipe(v.string(), v.maxLength(8)) });

/** JSON inside a string (api.md §1): parsed at the boundary, a contract error when it is none. */
const jsonIn = v.pipe(v.string(), v.parseJson());

export const siteSchema = v.pipe(
  v.object({
    logoUrl: textSchema,
    shopPayCurrency: v.pipe(jsonIn, currencySchema),
    site_keywords: textSchema,
    site_description: textSchema,
  }),
  v.transform((site) => ({
    logoUrl: site.logoUrl,
    currency: { code: site.shopPayCurrency.currency, symbol: site.shopPayCurrency.symbol },
    keywords: site.site_keywords,
    description: site.site_description,
  })),
);

const switchSchema = v.optional(
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()]),
    v.transform((value) => value === true || value === 1 || value === '1'),
  ),
  false,
);

export const signInMethodsSchema = v.pipe(
  v.object({ facebookOpen: switchSchema, googleOpen: switchSchema, twitterOpen: switchSchema, visitorOpen: switchSchema }),
  v.transform((methods) => ({
    facebook: methods.facebookOpen,
    google: methods.googleOpen,
    twitter: methods.twitterOpen,
    visitor: methods.visitorOpen,
  })),
);

export const signInPictureSchema = v.pipe(
  v.object({ loginLeftImage: textSchema }),
  v.transform(({ loginLeftImage }) => ({ image: loginLeftImage })),
);
