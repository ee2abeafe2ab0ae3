/** A piece of HTML: text that went through `html`, and nothing else. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a piece of HTML; `false`, `null` and `undefined` leave nothing. */
type Part = Html | string | number | boolean | null | undefined | readonly Part[];

/** Writes HTML; every text that is put in is escaped, in elements as in quoted attributes. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(pieces.reduce((text, piece, at) => text + written(parts[at - 1]) + piece));
}

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (isList(part)) return part.map(written).join('');
  return part === null || part === undefined || typeof part === 'boolean' ? '' : escape(String(part));
}

const isList = (part: Part): part is readonly Part[] => Array.isArray(part);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
