/** Letters that stay readable and show at once that a text went through the translations. */
const accents: ReadonlyMap<string, string> = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter, at) => [
    letter,
    'áƀçđéƒğħíĵķłɱñöþǫřšţüṽŵẋýžÅƁÇÐÉƑĞĦÏĴĶŁṀÑØÞǪŘŠŢÜṼŴẊÝŽ'.charAt(at),
  ]),
);

/** What i18next fills or turns into an element, and the name of the shop, which stands in the logo. They stay and do not count. */
const mark = /(\{\{[^{}]*\}\}|<\/?\w+\s*\/?>|\bGalleria\b)/;

/** German and Finnish are that much longer than English. */
const growth = 0.4;

/** A text 40 % longer, in accented letters and brackets: `Pay {{sum}}` becomes `⟦Þáý {{sum}} ~~⟧`. */
export function pseudoText(text: string): string {
  const parts = text.split(mark);
  // The odd ones are the marks.
  const length = parts.reduce((sum, part, at) => (at % 2 ? sum : sum + part.length), 0);
  const accented = parts.map((part, at) => (at % 2 ? part : [...part].map((letter) => accents.get(letter) ?? letter).join('')));
  return `⟦${accented.join('')}${filling(Math.ceil(length * growth))}⟧`;
}

/** So many letters in words of five, so that it wraps as a text does. */
function filling(length: number): string {
  return Array.from({ length }, (_, at) => (at % 6 ? '~' : ' ')).join('');
}

/** All texts of a namespace, in the same shape: every key stays, plural forms among them. */
export function pseudoTexts(texts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoValue(value)]));
}

function pseudoValue(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(pseudoValue);
  return typeof value === 'object' && value !== null ? pseudoTexts({ ...value }) : value;
}
