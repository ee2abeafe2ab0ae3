import type { Whereabouts } from '@galleria/api';

/** Where the shop delivers to: the one country of its table of dial codes (docs/domain/addresses.md#fields), as the server writes it. */
export const home = { code: 'IN', value: 'India', dialCode: '+91' } as const;

/** Where a new address begins: where the shopper seems to be, if the shop delivers there. Else, and until it is known, at home. */
export function deliveredPlace(guess: Whereabouts | undefined): { country: string; place: string } {
  if (guess?.dialCode !== home.dialCode) return { country: home.value, place: '' };
  // A city may be a region of its own.
  return { country: guess.country || home.value, place: [...new Set([guess.city, guess.region])].filter(Boolean).join(', ') };
}
