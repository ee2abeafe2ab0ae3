import DOMPurify from 'dompurify';
import { limitHtml } from './limitHtml.ts';
import { type ShapeOptions, shape } from './shape.ts';

const tags = [
  'h1 h2 h3 h4 h5 h6 p div br hr blockquote pre ul ol li dl dt dd',
  'a b strong i em u s del ins sub sup small mark code span img figure figcaption',
  'table caption colgroup col thead tbody tfoot tr th td',
].flatMap((group) => group.split(' '));
const tagSet: ReadonlySet<string> = new Set(tags);
const attributes = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'span', 'start', 'lang', 'dir'];

const rules = {
  ALLOWED_TAGS: tags,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

export interface CleanHtml {
  html: TrustedHTML | string;
  /** It was longer, or nested deeper, than a page can bear; the rest is left out. */
  isCut: boolean;
}

/**
 * HTML from a merchant as HTML that cannot harm: an allow-list of tags and attributes, http(s) links, https pictures, at most
 * 200 000 letters and 200 levels. What is clean stays as it is. Made by the policy "dompurify" where the browser has trusted
 * types, which the shop's content policy demands. Without a DOM there is nothing to clean with, so nothing comes out.
 */
export function cleanHtml(text: string, options: ShapeOptions): CleanHtml {
  if (!DOMPurify.isSupported) return { html: '', isCut: false };
  const { body, isCut } = cleanBody(text, options);
  // Again, as text: what was shaped is parsed once more by the browser, and these are the only words it may find.
  const own = ['rel', 'loading', 'decoding', 'referrerpolicy', 'role', 'tabindex', 'aria-label'];
  const trusted = DOMPurify.sanitize(body?.innerHTML ?? '', { ...rules, ALLOWED_ATTR: [...attributes, ...own], RETURN_TRUSTED_TYPE: true });
  return { html: trusted, isCut };
}

/** The last text that was looked at: a state is made whenever its page is drawn. */
let last = { text: '', isBlank: true };

/**
 * Whether nothing is left to read or to look at once HTML is clean, as of scripts, or of empty paragraphs. Without a DOM, which
 * cleaning needs, only a text without letters is blank.
 */
export function isBlankHtml(text: string): boolean {
  if (!DOMPurify.isSupported) return text.trim() === '';
  if (last.text !== text) {
    const { body } = cleanBody(text, { level: 2, tableLabel: '' });
    // Neither blanks nor signs without a width can be read.
    last = { text, isBlank: !body || (!/[^\s\p{Cf}]/u.test(body.textContent) && !body.querySelector('img')) };
  }
  return last.isBlank;
}

/** The clean tree; none is left of a frameset. */
function cleanBody(text: string, options: ShapeOptions): { body: HTMLElement | undefined; isCut: boolean } {
  const { html, isCut } = limitHtml(text, tagSet);
  const body = DOMPurify.sanitize(html, { ...rules, ALLOWED_ATTR: attributes, RETURN_DOM: true });
  if (!(body instanceof HTMLElement)) return { body: undefined, isCut };
  shape(body, options);
  return { body, isCut };
}
