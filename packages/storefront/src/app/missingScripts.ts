import type { Locale, locales } from '@galleria/ui/i18n';

export type Script = (typeof locales)[Locale]['script'];

/** In the order of the theme's font family, in which a browser asks their fonts: the Chinese one has letters of the others, too. */
export const scripts: readonly Script[] = ['Latn', 'Thai', 'Laoo', 'Hans'];

/** Latin letters are in the font of every page. */
const letters: Readonly<Record<Exclude<Script, 'Latn'>, RegExp>> = {
  Thai: /\p{Script=Thai}/u,
  Laoo: /\p{Script=Lao}/u,
  Hans: /\p{Script=Han}/u,
};

/**
 * The scripts of a text whose letters nothing can show: names in another language, on a system that lacks its font.
 * @param isDrawn whether a font of the page or of the system has a letter.
 */
export function missingScripts(text: string, isDrawn: (letter: string) => boolean): Script[] {
  return scripts.filter((script) => {
    const [letter] = (script !== 'Latn' && letters[script].exec(text)) || [];
    return letter !== undefined && !isDrawn(letter);
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
