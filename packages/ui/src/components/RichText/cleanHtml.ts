import DOMPurify from 'dompurify';
import { type ShapeOptions, shape } from './shape.ts';

const tags = [
  'h1 h2 h3 h4 h5 h6 p div br hr blockquote pre ul ol li dl dt dd',
  'a b strong i em u s del ins sub sup small mark code span img figure figcaption',
  'table caption colgroup col thead tbody tfoot tr th td',
].flatMap((group) => group.split(' '));
const attributes = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'span', 'start', 'lang', 'dir'];

const rules = {
  ALLOWED_TAGS: tags,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/**
 * HTML from a merchant as HTML that cannot harm: an allow-list of tags and attributes, http(s) links and pictures. What is
 * clean stays as it is. Made by the policy "dompurify" where the browser has trusted types, which the shop's content policy
 * demands. Without a DOM there is nothing to clean with, so nothing comes out.
 */
export function cleanHtml(html: string, { level, tableLabel }: ShapeOptions): TrustedHTML | string {
  if (!DOMPurify.isSupported) return '';
  const body = DOMPurify.sanitize(html, { ...rules, ALLOWED_ATTR: attributes, RETURN_DOM: true });
  // Nothing is left of a frameset. The empty text must be made by the policy too, or the page may not take it.
  const isLeft = body instanceof HTMLElement;
  if (isLeft) shape(body, { level, tableLabel });
  // Again, as text: what was shaped is parsed once more by the browser, and these are the only words it may find.
  const own = ['rel', 'loading', 'decoding', 'role', 'tabindex', 'aria-label'];
  return DOMPurify.sanitize(isLeft ? body.innerHTML : '', { ...rules, ALLOWED_ATTR: [...attributes, ...own], RETURN_TRUSTED_TYPE: true });
}
