import { graphemesOf } from '../../text/graphemes.ts';

/**
 * The first letters of a name's first and last word, in capitals; of a name without spaces its first letter. Letters
 * are graphemes, so a family emoji and a consonant with its marks stay whole. Thai and Lao vowels that are written
 * before their consonant are passed over. Empty when there is no letter, as in a telephone number.
 */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/u).flatMap((word) => firstLetterOf(word) ?? []);
  const ends = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters;
  return ends.map((letter = '') => capitalOf(letter)).join('');
}

/** A letter whose capital is two letters, such as "ß", stays as it is. */
function capitalOf(letter: string): string {
  const capital = letter.toUpperCase();
  return capital.length > letter.length ? letter : capital;
}

function firstLetterOf(word: string): string | undefined {
  for (const letter of graphemesOf(word))
    if (/^[\p{L}\p{Extended_Pictographic}]/u.test(letter) && !/^\p{Logical_Order_Exception}/u.test(letter)) return letter;
  return undefined;
}

/** A number from 0 to `count` − 1 that is always the same for a text. */
export function bucketOf(text: string, count: number): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}
