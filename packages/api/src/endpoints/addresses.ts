import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { addressSchema, whereaboutsSchema } from '../models/address.ts';
import { idSchema, nothingSchema, pageQuerySchema, pageSchema } from '../wire.ts';

/** The shopper's addresses, in pages. */
export const addressPage = endpoint({
  method: 'GET',
  path: '/api/front/address/list',
  access: 'token',
  source: 'settled',
  tags: ['addresses'],
  query: pageQuerySchema,
  answer: pageSchema(addressSchema),
});

/** All of the shopper's addresses. */
export const addresses = endpoint({
  method: 'GET',
  path: '/api/pc/address/all/list',
  access: 'token',
  source: 'settled',
  tags: ['addresses'],
  answer: v.array(addressSchema),
});

/** One address. */
export const address = endpoint({
  method: 'GET',
  path: '/api/front/address/detail/{id}',
  access: 'token',
  source: 'settled',
  tags: ['addresses'],
  answer: addressSchema,
});

/** The default address; 404 when there is none. */
export const defaultAddress = endpoint({
  method: 'GET',
  path: '/api/front/address/default',
  access: 'token',
  source: 'settled',
  tags: ['addresses'],
  answer: addressSchema,
});

/** Adds an address, or changes the one of the id. */
export const saveAddress = endpoint({
  method: 'POST',
  path: '/api/front/address/edit',
  access: 'token',
  source: 'settled',
  invalidates: ['addresses'],
  body: v.object({
    id: v.optional(idSchema),
    realName: v.pipe(v.string(), v.nonEmpty(), v.maxGraphemes(64)),
    email: v.string(),
    country: v.string(),
    detail: v.pipe(v.string(), v.nonEmpty(), v.maxGraphemes(500)),
    postCode: v.pipe(v.string(), v.length(6)),
    countryCode: v.string(),
    phone: v.string(),
    isDefault: v.boolean(),
  }),
  answer: nothingSchema,
});

/** Removes an address. */
export const deleteAddress = endpoint({
  method: 'POST',
  path: '/api/front/address/del',
  access: 'token',
  source: 'settled',
  invalidates: ['addresses'],
  body: v.object({ id: idSchema }),
  answer: nothingSchema,
});

/** Makes an address the default; the one before is it no more. */
export const setDefaultAddress = endpoint({
  method: 'POST',
  path: '/api/front/address/default/set',
  access: 'token',
  source: 'settled',
  invalidates: ['addresses'],
  body: v.object({ id: idSchema }),
  answer: nothingSchema,
});

/** Where the shopper seems to be, to pre-fill the address form. */
export const whereabouts = endpoint({
  method: 'POST',
  path: '/api/front/address/ip/info',
  access: 'token',
  source: 'settled',
  answer: whereaboutsSchema,
});
