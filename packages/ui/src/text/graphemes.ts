/** Cuts text where readers see one character end and the next begin. */
type Cutter = Pick<Intl.Segmenter, 'segment'>;

/** Printable ASCII and line feeds: every unit is a character, and most texts are nothing else. */
const plain = /^[\n -~]*$/;

/**
 * A character by hand: a flag of two letters, a line end of two signs, or any sign with what hangs on it: marks, vowels
 * written after it in Thai and Lao, skin tones, tags, joiners, what a joiner ties to it, and the later parts of a Hangul syllable.
 */
const character = /\r\n|\p{RI}{2}|[^](?:[\p{M}\p{EMod}\u{E0020}-\u{E007F}\u0E33\u0EB3\u1160-\u11FF\u200C]|\u200D\p{ExtPict}?)*/gu;

let known: Cutter | undefined;

/** The platform's cutter, made when it is first asked for; null where there is none. */
function ownCutter(): Cutter | null {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return null;
  known ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return known;
}

/**
 * How many characters a reader sees (grapheme clusters): a family emoji, a flag, a Thai syllable with its marks and an "é" of
 * two code points are one each. Every limit on text is in these. Where `Intl.Segmenter` is missing, it counts by hand.
 */
export function countGraphemes(text: string, cutter?: Cutter | null): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemesOf(text, cutter)) count++;
  return count;
}

/** The same characters, one after the other. */
export function* graphemesOf(text: string, cutter?: Cutter | null): Generator<string, void> {
  // The first cutter costs a slow device 30 ms.
  const used = plain.test(text) ? null : cutter === undefined ? ownCutter() : cutter;
  if (used === null) yield* text.match(character) ?? [];
  else for (const { segment } of used.segment(text)) yield segment;
}
