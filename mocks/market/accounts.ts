import { reject } from '../businessError.ts';
import { startSession } from './sessions.ts';
import { nextId } from './shop.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market, MarketState } from './state.ts';

/**
 * Who an account belongs to. What a visitor typed was never proved, so a visitor's account holds neither its phone number
 * nor its e-mail address: it cannot be found by them, and it keeps nobody from registering them.
 */
const holders = ({ shoppers }: MarketState) => shoppers.filter(({ type }) => type !== 'visitor');

/** The account of a checked e-mail address. */
export const holderOfEmail = (state: MarketState, email: string): Shopper | undefined =>
  email === '' ? undefined : holders(state).find((shopper) => shopper.email.toLowerCase() === email);

/** The account of a checked phone number. */
export const holderOfPhone = (state: MarketState, phone: string): Shopper | undefined =>
  phone === '' ? undefined : holders(state).find((shopper) => shopper.phone === phone);

/** Refuses an e-mail address that is registered. */
export function demandFreeEmail(state: MarketState, email: string): void {
  if (holderOfEmail(state, email)) reject(500, 'This e-mail address is already registered. Sign in with it.');
}

/** Refuses a phone number that is registered. */
export function demandFreePhone(state: MarketState, phone: string): void {
  if (holderOfPhone(state, phone)) reject(500, 'This phone number is already registered. Sign in with it.');
}

/** The data of an account that was opened by phone number. */
export const phoneAccount = (phone: string) => ({ type: 'phone', nickname: `Shopper ${phone.slice(-4)}`, phone }) as const;

/** Opens an account. */
export function addShopper({ state }: Market, { type, ...known }: Pick<Shopper, 'type' | 'nickname'> & Partial<Shopper>): Shopper {
  const shopper = { id: nextId(state), avatar: '', phone: '', email: '', password: '', points: 0, experience: 0, type, ...known };
  state.shoppers.push(shopper);
  return shopper;
}

/** Starts a session and returns the answer of a sign-in. */
export function enter(market: Market, shopper: Shopper, type: 'login' | 'register' = 'login') {
  return {
    token: startSession(market, shopper),
    type,
    key: '',
    uid: shopper.id,
    nikeName: shopper.nickname,
    phone: shopper.phone,
    email: shopper.email,
    identity: shopper.type === 'visitor' ? 'visitor' : 'user',
    userType: shopper.type,
    scope: shopper.type === 'visitor' ? 'visitor' : 'user',
  };
}
