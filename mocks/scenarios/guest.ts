import { fixtureToken } from '../market/seed.ts';
import { ananya } from '../market/shoppers.ts';
import type { MarketState } from '../market/state.ts';

/** What a guest typed: neither is proved. */
export const guestContacts = { email: 'asha.iyer@mailbox.example', phone: '9886099999' } as const;

/** Somebody has bought without an account, and is still there (docs/domain/sign-in.md#guests). */
export const asGuest = {
  market: ({ shoppers }: MarketState) => {
    const shopper = shoppers.find(({ id }) => id === ananya.id);
    if (shopper)
      Object.assign(shopper, { type: 'visitor', nickname: 'Guest', avatar: '', password: '', points: 0, experience: 0, ...guestContacts });
  },
  cookies: { 'auth.strategy': 'visitor', 'auth._token.visitor': fixtureToken },
};
