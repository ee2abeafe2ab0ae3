import type { Locale, locales } from '@galleria/ui/i18n';

export type Script = (typeof locales)[Locale]['script'];

/** By script, what its letters are. Every system has those of Latin. */
const letters: ReadonlyMap<Script, RegExp> = new Map([
  ['Thai', /\p{Script=Thai}/u],
  ['Laoo', /\p{Script=Lao}/u],
  ['Hans', /\p{Script=Han}/u],
]);

/**
 * The scripts of a text whose letters nothing can show: names in another language, on a system that lacks its font.
 * @param isDrawn whether a font of the page or of the system has a letter.
 */
export function missingScripts(text: string, isDrawn: (letter: string) => boolean): Script[] {
  return [...letters].flatMap(([script, ofIt]) => {
    const [letter] = ofIt.exec(text) ?? [];
    return letter === undefined || isDrawn(letter) ? [] : [script];
  });
}

/** A place among the Thai letters that none has. */
const nothing = '\u{0E7F}';

/** Whether a font of the page or of the system has a letter: whatever none has is drawn alike, as a box or not at all. */
export const isDrawn = (letter: string): boolean => sizes(letter) !== sizes(nothing);

function sizes(text: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return text;
  context.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  const { width, actualBoundingBoxRight, actualBoundingBoxAscent } = context.measureText(text);
  return [width, actualBoundingBoxRight, actualBoundingBoxAscent].join(' ');
}
