import * as v from 'valibot';
import { passwordParts } from './passwordParts.ts';
import { countGraphemes } from '../text/graphemes.ts';

/**
 * Rules that count characters as a reader sees them (docs/domain/languages.md#characters), apart from rules.ts to keep
 * the sign-in page light.
 */

interface TextProblems {
  missing: string;
  long: string;
}

/** Words that must be there; `most` of them are still right. */
export const text = (most: number, { missing, long }: TextProblems) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.check((typed) => countGraphemes(typed) <= most, long),
  );

/** Words, or nothing. */
export const optionalText = (most: number, long: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => countGraphemes(typed) <= most, long),
  );

/**
 * A password to be: 8–20 characters, three of upper, lower, digit and symbol (docs/domain/sign-in.md#passwords). It is
 * sent as it was typed.
 */
export const newPassword = ({ missing, weak }: { missing: string; weak: string }) =>
  v.pipe(
    v.string(),
    v.nonEmpty(missing),
    v.check((typed) => passwordParts(typed).met, weak),
  );
