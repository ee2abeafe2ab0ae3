import { reject } from '../businessError.ts';
import { checkEmail, checkPhone } from './contacts.ts';
import { nextId } from './shop.ts';
import type { Address } from './state/addresses.ts';
import type { Shopper } from './state/shoppers.ts';
import type { MarketState } from './state.ts';

/** How many addresses a shopper may keep. */
const most = 20;

/** A shopper's addresses: the default first, then the newest. */
export function addressesOf({ addresses }: MarketState, shopper: Shopper): Address[] {
  const own = addresses.filter((address) => address.shopper === shopper.id);
  return own.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.id - a.id);
}

/** A shopper's own address; 404 for anybody else's. */
export const findAddress = (state: MarketState, shopper: Shopper, id: number): Address =>
  addressesOf(state, shopper).find((address) => address.id === id) ?? reject(404, 'This address does not exist.');

/** Adds an address, or changes the one of the id. The first becomes the default. */
export function keepAddress(
  state: MarketState,
  shopper: Shopper,
  { id, ...typed }: Omit<Address, 'id' | 'shopper'> & { id?: number | undefined },
): void {
  const checked = checkAddress(typed);
  const known = id === undefined ? undefined : findAddress(state, shopper, id);
  const own = addressesOf(state, shopper);
  if (!known && own.length >= most) reject(500, `You have ${most} addresses. Delete one before you add another.`);
  const address = known ?? { ...checked, id: nextId(state), shopper: shopper.id };
  if (known) Object.assign(known, checked);
  else state.addresses.push(address);
  if (checked.isDefault || own.length === 0) makeDefault(state, shopper, address.id);
}

/** Makes one address the default and all others none. */
export function makeDefault(state: MarketState, shopper: Shopper, id: number): void {
  const chosen = findAddress(state, shopper, id);
  for (const address of addressesOf(state, shopper)) address.isDefault = address === chosen;
}

/** Removes an address. Was it the default, then there is none until the shopper chooses one. */
export function removeAddress(state: MarketState, shopper: Shopper, id: number): void {
  const gone = findAddress(state, shopper, id);
  state.addresses = state.addresses.filter((address) => address !== gone);
}

type Typed = Omit<Address, 'id' | 'shopper'>;

function checkAddress({ name, email, country, detail, postCode, dialCode, phone, isDefault }: Typed): Typed {
  if (!name.trim()) reject(400, 'Enter the name of the person who receives the parcel.');
  if (!country.trim()) reject(400, 'Choose a country or region.');
  if (!detail.trim()) reject(400, 'Enter the address.');
  if (!/^[a-z\d]{6}$/i.test(postCode)) reject(400, 'A post code has 6 letters or digits.');
  checkPhone(dialCode, phone);
  return {
    name: name.trim(),
    // Goods arrive without an e-mail address, so it may be left out.
    email: email.trim() && checkEmail(email),
    country: country.trim(),
    detail: detail.trim(),
    postCode,
    dialCode: `+${dialCode.trim().replace('+', '')}`,
    phone: phone.replace(/\D/g, ''),
    isDefault,
  };
}
