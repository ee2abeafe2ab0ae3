import type { Endpoint } from '../endpoint.ts';
import * as addresses from './addresses.ts';
import * as applications from './applications.ts';
import { captchaImage } from './captchaImage.ts';
import * as cart from './cart.ts';
import * as checkoutCalls from './checkout.ts';
import * as collections from './collections.ts';
import * as coupons from './coupons.ts';
import * as home from './home.ts';
import * as merchantKinds from './merchantKinds.ts';
import * as merchantCalls from './merchants.ts';
import * as orders from './orders.ts';
import * as preOrder from './preOrder.ts';
import * as products from './products.ts';
import * as refunds from './refunds.ts';
import * as registration from './registration.ts';
import * as reviews from './reviews.ts';
import * as session from './session.ts';
import * as signInCalls from './signIn.ts';
import * as siteCalls from './site.ts';
import * as thirdParty from './thirdParty.ts';
import * as upload from './upload.ts';
import * as userCalls from './user.ts';

// In several files, as only some of them belong to every page.
const checkout = { ...preOrder, ...checkoutCalls };
const merchants = { ...merchantCalls, ...merchantKinds, ...applications };
const site = { ...siteCalls, ...home };
const { currentUser, ...sessionCalls } = session;
const signIn = { ...signInCalls, ...sessionCalls, captchaImage, ...registration, ...thirdParty };
const user = { currentUser, ...userCalls };

const modules = {
  site,
  products,
  cart,
  checkout,
  orders,
  refunds,
  reviews,
  coupons,
  addresses,
  merchants,
  collections,
  signIn,
  user,
  upload,
};

type EndpointsIn<Module> = { [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] };
type Modules = typeof modules;

/** The parts of the contract, as its documentation has them. */
export type Domain = keyof Modules;
export const domains = Object.keys(modules) as Domain[];

/** The calls of one part by their names. */
export type EndpointsOf<Part extends Domain> = EndpointsIn<Modules[Part]>;

/** Every call of the contract by its name, for docs, mocks and tests. An app imports the calls it makes, one by one. */
export type EndpointTable = EndpointsOf<'site'> &
  EndpointsOf<'products'> &
  EndpointsOf<'cart'> &
  EndpointsOf<'checkout'> &
  EndpointsOf<'orders'> &
  EndpointsOf<'refunds'> &
  EndpointsOf<'reviews'> &
  EndpointsOf<'coupons'> &
  EndpointsOf<'addresses'> &
  EndpointsOf<'merchants'> &
  EndpointsOf<'collections'> &
  EndpointsOf<'signIn'> &
  EndpointsOf<'user'> &
  EndpointsOf<'upload'>;
export type EndpointName = keyof EndpointTable;

/** One row of the contract. */
export interface EndpointRow {
  name: EndpointName;
  domain: Domain;
  endpoint: Endpoint;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'answer' in value && 'path' in value;

/** The whole contract, row by row: the domains in the order above, the calls of each by name. */
export const endpointTable: readonly EndpointRow[] = domains.flatMap((domain) =>
  Object.entries(modules[domain]).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ name: name as EndpointName, domain, endpoint: value }] : [],
  ),
);
