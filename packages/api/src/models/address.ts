import * as v from 'valibot';
import { flagSchema, idSchema, textSchema } from '../wire.ts';

/** Where goods are sent. */
export type Address = v.InferOutput<typeof addressSchema>;
/** Where the shopper seems to be: pre-fills the address form. */
export type Whereabouts = v.InferOutput<typeof whereaboutsSchema>;

/** Decodes a dial code, with its plus or without, into "+91"; empty when there is none. */
const dialCodeSchema = v.pipe(
  textSchema,
  v.transform((code) => code.replace(/\D/g, '')),
  v.transform((digits) => digits && `+${digits}`),
);

export const addressSchema = v.pipe(
  v.object({
    id: idSchema,
    realName: v.string(),
    email: textSchema,
    country: textSchema,
    detail: textSchema,
    postCode: v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String)),
    countryCode: dialCodeSchema,
    phone: textSchema,
    isDefault: v.nullish(flagSchema, false),
  }),
  v.transform(({ realName, countryCode, ...address }) => ({ ...address, name: realName, /** As "+91". */ dialCode: countryCode })),
);

export const whereaboutsSchema = v.pipe(
  v.object({ country_name: textSchema, country_calling_code: dialCodeSchema, region: textSchema, city: textSchema }),
  v.transform((place) => ({
    country: place.country_name,
    /** As "+91"; empty when it is not known. */
    dialCode: place.country_calling_code,
    region: place.region,
    city: place.city,
  })),
);
