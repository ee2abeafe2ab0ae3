import { imageUrl, linkUrl } from '../../addresses/url.ts';

export interface ShapeOptions {
  /** The level of the highest heading in the text, 2 to 6: one below that of the page around it. */
  level: number;
  /** Names a table's box for those who scroll it by keyboard. */
  tableLabel: string;
}

/** Which attribute belongs to which tag; `lang` and `dir` to all. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
  ol: ['start'],
  col: ['span'],
  colgroup: ['span'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** Shapes a sanitised tree for a page of the shop. Shaping it again changes nothing. */
export function shape(body: HTMLElement, { level, tableLabel }: ShapeOptions): void {
  shiftHeadings(body, level);
  for (const link of body.querySelectorAll('a')) shapeLink(link);
  for (const picture of body.querySelectorAll('img')) shapePicture(picture);
  for (const element of body.querySelectorAll('*')) keepOwnAttributes(element);
  for (const table of body.querySelectorAll('table')) boxTable(table, tableLabel);
}

function keepOwnAttributes(element: Element): void {
  const own = allowed[element.localName] ?? [];
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    const counts = ['width', 'height', 'span', 'start', 'colspan', 'rowspan'].includes(name);
    if ((!own.includes(name) && name !== 'lang' && name !== 'dir') || (counts && !/^[1-9]\d{0,3}$/.test(value)))
      element.removeAttribute(name);
  }
}

function shapeLink(link: HTMLAnchorElement): void {
  const address = linkUrl(link.getAttribute('href') ?? '');
  if (!address) return link.replaceWith(...link.childNodes);
  link.setAttribute('href', address);
  link.setAttribute('rel', 'nofollow noopener noreferrer ugc');
}

function shapePicture(picture: HTMLImageElement): void {
  const address = imageUrl(picture.getAttribute('src') ?? '');
  if (!address) return picture.replaceWith(picture.getAttribute('alt') ?? '');
  picture.setAttribute('src', address);
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  // Its host need not know who looks, and at what.
  picture.setAttribute('referrerpolicy', 'no-referrer');
}

/** The levels that occur become successive ones from `level` on, so that none is left out; six is the deepest. */
function shiftHeadings(body: HTMLElement, level: number): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = [...new Set(headings.map(({ localName }) => localName))].toSorted();
  for (const heading of headings) {
    const shifted = body.ownerDocument.createElement(`h${Math.min(6, Math.max(2, level) + levels.indexOf(heading.localName))}`);
    for (const { name, value } of heading.attributes) shifted.setAttribute(name, value);
    shifted.append(...heading.childNodes);
    heading.replaceWith(shifted);
  }
}

/** A box that scrolls and takes the keyboard's focus; one that is there already is used again. */
function boxTable(table: HTMLTableElement, label: string): void {
  // A table within a table scrolls with the outer one.
  if (table.parentElement?.closest('table')) return;
  const parent = table.parentElement;
  let box = parent?.localName === 'div' && parent.childNodes.length === 1 ? parent : undefined;
  if (!box) {
    box = table.ownerDocument.createElement('div');
    table.replaceWith(box);
    box.append(table);
  }
  box.setAttribute('role', 'group');
  box.setAttribute('tabindex', '0');
  box.setAttribute('aria-label', label);
}
