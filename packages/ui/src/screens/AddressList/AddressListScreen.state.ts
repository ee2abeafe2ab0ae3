import * as v from 'valibot';
import type { AddressView } from '../../patterns/AddressCard/index.ts';
import type { AddressInput } from '../../patterns/AddressForm/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** What the list of addresses shows. */
export type AddressListState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; addresses: readonly AddressView[]; pages: number };

/** How many addresses a page of the list has. */
export const addressListPageSize = 10;

/** The one way from data to what the screen shows. */
export function addressListState(resource: Resource<{ items: readonly AddressView[]; total: number }>): AddressListState {
  if (resource.status !== 'ready') return resource;
  const { items, total } = resource.data;
  if (items.length === 0) return { status: 'empty' };
  return { status: 'ready', addresses: items, pages: Math.ceil(total / addressListPageSize) };
}

/** What is typed for a new address, right or wrong: what a draft is read by. */
export const addressDraftSchema: v.GenericSchema<unknown, AddressInput> = v.object({
  name: v.string(),
  dialCode: v.string(),
  phone: v.string(),
  email: v.string(),
  country: v.string(),
  detail: v.string(),
  postCode: v.string(),
  isDefault: v.boolean(),
});
