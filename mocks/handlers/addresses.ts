import {
  address,
  addresses,
  addressPage,
  defaultAddress,
  deleteAddress,
  saveAddress,
  setDefaultAddress,
  type WireAnswer,
  whereabouts,
} from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { addressesOf, findAddress, keepAddress, makeDefault, removeAddress } from '../market/addresses.ts';
import { idIn } from '../market/search.ts';
import type { Address } from '../market/state/addresses.ts';
import type { Market } from '../market/state.ts';
import { reject } from '../businessError.ts';
import { wirePage } from '../wire/wire.ts';

export const addressHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, addressPage, ({ shopper, query }) => wirePage(addressesOf(market.state, shopper).map(wireAddress), query)),
  createHandler(market, addresses, ({ shopper }) => addressesOf(market.state, shopper).map(wireAddress)),
  createHandler(market, address, ({ shopper, params }) => wireAddress(findAddress(market.state, shopper, idIn(params['id'])))),
  createHandler(market, defaultAddress, ({ shopper }) => {
    const chosen = addressesOf(market.state, shopper).find(({ isDefault }) => isDefault);
    return wireAddress(chosen ?? reject(404, 'You have no default address. Choose one of your addresses.'));
  }),
  createHandler(market, saveAddress, ({ shopper, body: { realName, countryCode, ...rest } }) => {
    keepAddress(market.state, shopper, { ...rest, name: realName, dialCode: countryCode });
    return null;
  }),
  createHandler(market, deleteAddress, ({ shopper, body }) => {
    removeAddress(market.state, shopper, body.id);
    return null;
  }),
  createHandler(market, setDefaultAddress, ({ shopper, body }) => {
    makeDefault(market.state, shopper, body.id);
    return null;
  }),
  createHandler(market, whereabouts, () => ({
    country_name: 'India',
    country_calling_code: '+91',
    region: 'Karnataka',
    city: 'Bengaluru',
  })),
];

const wireAddress = (kept: Address): WireAnswer<typeof address> => ({
  id: kept.id,
  realName: kept.name,
  email: kept.email,
  country: kept.country,
  detail: kept.detail,
  postCode: kept.postCode,
  countryCode: kept.dialCode,
  phone: kept.phone,
  isDefault: kept.isDefault,
});
