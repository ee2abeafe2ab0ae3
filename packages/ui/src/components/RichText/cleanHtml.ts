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
export function cleanHtml(text: string, { level, tableLabel }: ShapeOptions): CleanHtml {
  if (!DOMPurify.isSupported) return { html: '', isCut: false };
  const { html, isCut } = limitHtml(text, tagSet);
  const body = DOMPurify.sanitize(html, { ...rules, ALLOWED_ATTR: attributes, RETURN_DOM: true });
  // Nothing is left of a frameset. The empty text must be made by the policy too, or the page may not take it.
  const isLeft = body instanceof HTMLElement;
  if (isLeft) shape(body, { level, tableLabel });
  // Again, as text: what was shaped is parsed once more by the browser, and these are the only words it may find.
  const own = ['rel', 'loading', 'decoding', 'referrerpolicy', 'role', 'tabindex', 'aria-label'];
  const shaped = isLeft ? body.innerHTML : '';
  const trusted = DOMPurify.sanitize(shaped, { ...rules, ALLOWED_ATTR: [...attributes, ...own], RETURN_TRUSTED_TYPE: true });
  return { html: trusted, isCut };
}
