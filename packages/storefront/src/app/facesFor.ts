/**
 * The faces that hold letters of a text: as a browser chooses them, each letter is left to the first that has it.
 * @param faces in the order in which they are asked.
 */
export function facesFor<Face extends Pick<FontFace, 'unicodeRange'>>(text: string, faces: readonly Face[]): Face[] {
  let letters = [...new Set(text)].join('');
  return faces.filter(({ unicodeRange }) => {
    const before = letters.length;
    letters = letters.replace(lettersOf(unicodeRange), '');
    return letters.length < before;
  });
}

/** `U+0-FF, U+131` as an expression. */
function lettersOf(unicodeRange: string): RegExp {
  const ranges = unicodeRange.split(',').map((range) =>
    range
      .trim()
      .slice(2)
      .replace(/[\dA-F]+/gi, String.raw`\u{$&}`),
  );
  return new RegExp(`[${ranges.join('')}]`, 'gu');
}
