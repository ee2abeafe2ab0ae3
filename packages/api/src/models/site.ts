import * as v from 'valibot';
import { idSchema, jsonSchema, listSchema, textSchema, wordSchema } from '../wire.ts';

/** What the operator set up for the whole shop. */
export type Site = v.InferOutput<typeof siteSchema>;
/** A picture that leads somewhere; its address is the server's and goes through a gate before it is followed. */
export type Banner = v.InferOutput<typeof bannerSchema>;
/** How to reach the people of a shop (docs/domain/site.md#customer-service). */
export type CustomerService = v.InferOutput<typeof customerServiceSchema>;
/** A search that many make. */
export type SearchWord = v.InferOutput<typeof searchWordSchema>;

const currencySchema = v.object({ currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), symbol: v.pipe(v.string(), v.maxLength(8)) });

/** A shop that says nothing of its currency sells in rupees (docs/domain/money.md#currency). */
const maybeCurrencySchema = v.pipe(
  textSchema,
  v.transform((text) => text || '{"currency":"INR","symbol":"₹"}'),
  jsonSchema(currencySchema),
);

const bannerSchema = v.pipe(
  v.object({ id: idSchema, name: textSchema, pic: textSchema, url: textSchema }),
  v.transform(({ id, name, pic, url }) => ({ id, name, image: pic, url })),
);

/** The wire's words for how service is given; the shop says `hotline` where a merchant says `phone`. */
export const serviceKindSchema = wordSchema({ h5: 'chat', phone: 'phone', hotline: 'phone', message: 'message', email: 'email' });

export const customerServiceEntries = {
  serviceType: serviceKindSchema,
  serviceLink: textSchema,
  servicePhone: textSchema,
  serviceMessage: textSchema,
  serviceEmail: textSchema,
} as const;

const customerServiceWire = v.object(customerServiceEntries);

export const customerServiceOf = (service: v.InferOutput<typeof customerServiceWire>) => ({
  kind: service.serviceType,
  link: service.serviceLink,
  phone: service.servicePhone,
  message: service.serviceMessage,
  email: service.serviceEmail,
});

export const customerServiceSchema = v.pipe(customerServiceWire, v.transform(customerServiceOf));

export const siteSchema = v.pipe(
  v.object({
    banner: listSchema(bannerSchema),
    bastBanner: listSchema(bannerSchema),
    logoUrl: textSchema,
    recommendImage: textSchema,
    shopStreetHeaderImag: textSchema,
    shopPayCurrency: maybeCurrencySchema,
    consumerType: serviceKindSchema,
    consumerH5Url: textSchema,
    consumerHotline: textSchema,
    consumerMessage: textSchema,
    consumerEmail: textSchema,
    site_keywords: textSchema,
    site_description: textSchema,
  }),
  v.transform((site) => ({
    banners: site.banner,
    /** The band of the home page, between hot goods and categories. */
    middleBanners: site.bastBanner,
    logoUrl: site.logoUrl,
    recommendImage: site.recommendImage,
    merchantStreetImage: site.shopStreetHeaderImag,
    currency: { code: site.shopPayCurrency.currency, symbol: site.shopPayCurrency.symbol },
    service: {
      kind: site.consumerType,
      link: site.consumerH5Url,
      phone: site.consumerHotline,
      message: site.consumerMessage,
      email: site.consumerEmail,
    },
    keywords: site.site_keywords,
    description: site.site_description,
  })),
);

export const searchWordSchema = v.object({ id: idSchema, title: v.string() });
