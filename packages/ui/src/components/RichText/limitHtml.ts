/** The most letters of a text that are looked at, tags included. */
export const maxHtmlLength = 200_000;
/** The most elements within one another. */
export const maxHtmlLevels = 200;
/** So few tags cost no time however they are nested: a text that has no more, and no more levels, stays as it is written. */
const tagsFew = 500;
/** The most attributes of a tag; one of more is dropped. Texts have one or two. */
const maxAttributes = 50;

/** Elements of the kind that a browser opens again behind every paragraph as long as they are not closed: few are kept. */
const maxInlines = 12;

const set = (words: string) => new Set(words.split(' '));
const inlines = set('a b strong i em u s small code');
const voids = set('br hr img col');
/** What they hold is no text of the page: it goes with them. */
const raw = set('script style xmp iframe noembed noframes title textarea');
const hidden = set('noscript template audio video');
const foreign = set('svg math');

const blocks = set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre section summary table ul',
);
const rows = set('thead tbody tfoot tr th td caption colgroup');
/** What a start tag ends, up to the nearest of `within`: the end tags that writers leave out. */
const ends: Readonly<Record<string, { ended: ReadonlySet<string>; within: ReadonlySet<string> }>> = {
  a: { ended: set('a'), within: set('table th td caption') },
  li: { ended: set('li'), within: set('ul ol dl blockquote figure table th td caption') },
  dt: { ended: set('dt dd'), within: set('dl ul ol blockquote figure table th td caption') },
  dd: { ended: set('dt dd'), within: set('dl ul ol blockquote figure table th td caption') },
  td: { ended: set('th td caption colgroup'), within: set('table') },
  th: { ended: set('th td caption colgroup'), within: set('table') },
  tr: { ended: set('tr th td caption colgroup'), within: set('table') },
  thead: { ended: rows, within: set('table') },
  tbody: { ended: rows, within: set('table') },
  tfoot: { ended: rows, within: set('table') },
  caption: { ended: rows, within: set('table') },
  colgroup: { ended: rows, within: set('table') },
};
const block = { ended: set('p'), within: set('table th td caption') };
/** How far up an end tag looks for its start. */
const reach = { block: block.within, inline: set('li dt dd table th td caption'), table: set('table') };

export interface LimitedHtml {
  html: string;
  /** Something was left out because the text was too long, or nested too deep. */
  isCut: boolean;
}

/**
 * HTML of at most 200 000 letters and 200 levels, cut where it would be more. In one pass over the letters, since a browser's
 * parser takes seconds for what is nested ten thousand times. Where there are many tags, those of `tags` stay, each closed within
 * the one around it, so that the parser finds no other nesting than was counted. This does not make it safe: clean it afterwards.
 */
export function limitHtml(html: string, tags: ReadonlySet<string>): LimitedHtml {
  const writer = new Writer();
  let isCut = html.length > maxHtmlLength;
  // Half of a letter is none.
  const source = html.slice(0, maxHtmlLength).replace(isCut ? /[\uD800-\uDBFF]$/ : '', '');
  let isHeavy = false;
  let count = 0;
  let at = 0;
  while (at < source.length) {
    const token = nextToken(source, at);
    writer.text(source.slice(at, token.start));
    at = token.end;
    const { name } = token;
    isHeavy ||= token.attributes > maxAttributes || ++count > tagsFew;
    if (token.kind === 'other' || token.attributes > maxAttributes) continue;
    const isKept = tags.has(name);
    if (token.kind === 'end') {
      if (isKept) writer.end(name);
      continue;
    }
    if (!isKept) at = behindContent(source, token, tags);
    if (!writer.start(name, source.slice(token.start + 1 + name.length, token.end), isKept)) {
      isCut = true;
      break;
    }
  }
  return { html: isCut || isHeavy ? writer.parts.join('') : html, isCut };
}

/** Writes tags one within another, and knows what is open. */
class Writer {
  readonly parts: string[] = [];
  private open: { name: string; isPlain: boolean }[] = [];
  private inlines = 0;
  private length = 0;

  text(text: string) {
    this.write(text.replaceAll('<', '&lt;'));
  }

  /** Whether there was room. A tag that is not kept ends what it ends, and no more. */
  start(name: string, rest: string, isKept: boolean): boolean {
    const { ended, within } = ends[name] ?? block;
    const isEnding = name in ends || blocks.has(name);
    const again = isEnding ? this.close(this.outermost(ended, within)) : [];
    if (isKept && inlines.has(name) && this.inlines >= maxInlines) return true;
    if (this.open.length >= maxHtmlLevels || this.length > 2 * maxHtmlLength) return false;
    if (isKept) {
      this.write(`<${name}${rest}`);
      if (!voids.has(name)) this.push({ name, isPlain: rest === '>' });
    }
    this.reopen(again);
    return true;
  }

  end(name: string) {
    const isTable = name === 'table' || rows.has(name);
    const within = isTable ? reach.table : name !== 'a' && (blocks.has(name) || name in ends) ? reach.block : reach.inline;
    const at = this.open.findLastIndex((element) => element.name === name || within.has(element.name));
    if (this.open[at]?.name === name) this.reopen(this.close(at));
  }

  /** Where the outermost of `names` stands, not looking beyond the nearest of `within`; -1 for nowhere. */
  private outermost(names: ReadonlySet<string>, within: ReadonlySet<string>): number {
    let found = -1;
    for (let at = this.open.length - 1; at >= 0; at--) {
      const name = this.open[at]?.name ?? '';
      if (names.has(name)) found = at;
      if (within.has(name)) break;
    }
    return found;
  }

  /** Closes it and all within it. Gives the bold and the like among them, which go on behind it, except behind a cell. */
  private close(from: number): string[] {
    if (from < 0) return [];
    const closed = this.open.splice(from);
    for (const { name } of closed.toReversed()) {
      if (inlines.has(name)) this.inlines--;
      this.write(`</${name}>`);
    }
    const [outer, ...inner] = closed;
    const isCell = outer && (outer.name === 'table' || rows.has(outer.name));
    return isCell ? [] : inner.flatMap(({ name, isPlain }) => (isPlain && inlines.has(name) ? [name] : []));
  }

  private reopen(names: readonly string[]) {
    for (const name of names) {
      this.write(`<${name}>`);
      this.push({ name, isPlain: true });
    }
  }

  private push(element: { name: string; isPlain: boolean }) {
    this.open.push(element);
    if (inlines.has(element.name)) this.inlines++;
  }

  private write(part: string) {
    this.parts.push(part);
    this.length += part.length;
  }
}

interface Token {
  kind: 'start' | 'end' | 'other';
  name: string;
  start: number;
  end: number;
  attributes: number;
}

/** The next tag or comment as the HTML standard reads it; at the end of the text an empty one. What breaks off is dropped. */
function nextToken(html: string, from: number): Token {
  const opening = /<(?=[a-z/!?])/gi;
  opening.lastIndex = from;
  const start = opening.exec(html)?.index ?? html.length;
  const name = /<\/?([a-z][^\t\n\f\r />]*)/iy;
  name.lastIndex = start;
  const [tag, written = ''] = name.exec(html) ?? [];
  if (tag === undefined) return { kind: 'other', name: '', start, end: endOfComment(html, start), attributes: 0 };
  const { end, attributes } = endOfTag(html, start + tag.length);
  const kind = html[end - 1] !== '>' ? 'other' : tag[1] === '/' ? 'end' : 'start';
  // Only the letters of ASCII have two forms in a name.
  return { kind, name: written.replace(/[A-Z]/g, (letter) => letter.toLowerCase()), start, end, attributes };
}

/** Over the attributes; a ">" within their quotes is none. */
function endOfTag(html: string, from: number) {
  const attribute =
    /[\t\n\f\r /]*[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|(?!["'])[^\t\n\f\r >]*))?/y;
  let at = from;
  let attributes = 0;
  for (;;) {
    attribute.lastIndex = at;
    if (!attribute.test(html)) break;
    at = attribute.lastIndex;
    attributes++;
  }
  const end = html.indexOf('>', at);
  return { end: end < 0 ? html.length : end + 1, attributes };
}

function endOfComment(html: string, from: number): number {
  const isComment = html.startsWith('<!--', from);
  const end = isComment ? /<!---?>|--!?>/g : />/g;
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : html.length;
}

/** Behind what goes with an element that is not kept: all of it, or nothing. */
function behindContent(html: string, { name, end: from }: Token, tags: ReadonlySet<string>): number {
  if (name === 'plaintext') return html.length;
  if (raw.has(name)) {
    const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
    end.lastIndex = from;
    const found = end.exec(html);
    return found ? endOfTag(html, end.lastIndex).end : html.length;
  }
  const isForeign = foreign.has(name);
  if (!(isForeign || hidden.has(name)) || (isForeign && html[from - 2] === '/')) return from;
  for (let at = from, depth = 1; at < html.length; ) {
    const token = nextToken(html, at);
    // HTML ends a drawing that was not closed.
    if (isForeign && token.kind === 'start' && token.name !== 'a' && tags.has(token.name)) return token.start;
    at = token.end;
    if (token.name === name) depth += token.kind === 'start' ? 1 : token.kind === 'end' ? -1 : 0;
    if (depth === 0) return at;
  }
  return html.length;
}
