import { countGraphemes } from '../text/graphemes.ts';

/** How far a password is from the rule: 8–20 characters, three of the four kinds. */
export interface PasswordParts {
  /** It has 8 to 20 characters, as a reader counts them. */
  length: boolean;
  upper: boolean;
  lower: boolean;
  digit: boolean;
  /** A sign that is no letter and no digit; a space is one. */
  symbol: boolean;
  /** It has three of the four kinds. */
  kinds: boolean;
  /** It keeps the whole rule. */
  met: boolean;
}

/**
 * Measures a password by the rule for new ones (docs/domain/sign-in.md#passwords): 8–20 characters, three of upper,
 * lower, digit and symbol.
 */
export function passwordParts(text: string): PasswordParts {
  const count = countGraphemes(text);
  const length = count >= 8 && count <= 20;
  const upper = /\p{Lu}/u.test(text);
  const lower = /\p{Ll}/u.test(text);
  const digit = /\p{Nd}/u.test(text);
  const symbol = /[^\p{L}\p{M}\p{N}]/u.test(text);
  const kinds = [upper, lower, digit, symbol].filter(Boolean).length >= 3;
  return { length, upper, lower, digit, symbol, kinds, met: length && kinds };
}
