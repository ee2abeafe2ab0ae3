import { defaultLocale, type Locale, localeCodes } from '@galleria/ui/i18n';
import { localePrefix } from '../paths.ts';

/** Where a page is, and what the operator says of the shop: the latter is hostile. */
export interface HeadFacts {
  origin: string;
  locale: Locale;
  /** Path and query without the language. */
  pathname: string;
  search: string;
  keywords?: string | undefined;
  description?: string | undefined;
}

/** One element of the head: what it is found by, and the attribute that is set; without a value it has nothing to say and goes. */
interface HeadEntry {
  tag: 'meta' | 'link';
  by: Readonly<Record<string, string>>;
  attribute: 'content' | 'href';
  value: string | undefined;
}

/** Parts of a query that make another page of it; the rest is state of the same page. */
const telling = ['cid', 'id', 'page'] as const;

/** What the head says of a page: to whom it is of use, and where it is in each language. */
export function headOf({ origin, locale, pathname, search, keywords, description }: HeadFacts): HeadEntry[] {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    telling.flatMap((name) => (/^\d{1,9}$/.test(given.get(name) ?? '') ? [[name, given.get(name) ?? '']] : [])),
  );
  const query = kept.size > 0 ? `?${kept}` : '';
  const path = pathname.replace(/\/+$/, '');
  const at = (code: Locale) => `${origin}${localePrefix(code)}${path || (code === defaultLocale ? '/' : '')}${query}`;
  const alternate = (hreflang: string, code: Locale): HeadEntry => ({
    tag: 'link',
    by: { rel: 'alternate', hreflang },
    attribute: 'href',
    value: at(code),
  });
  return [
    { tag: 'meta', by: { name: 'description' }, attribute: 'content', value: oneLine(description) },
    { tag: 'meta', by: { name: 'keywords' }, attribute: 'content', value: oneLine(keywords) },
    { tag: 'link', by: { rel: 'canonical' }, attribute: 'href', value: at(locale) },
    ...localeCodes.map((code) => alternate(code, code)),
    alternate('x-default', defaultLocale),
  ];
}

/** Not longer than a search engine reads. */
const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim().slice(0, 320) || undefined;

/** Writes it: an element that is there is changed, one that is not is made. */
export function writeHead(entries: readonly HeadEntry[], page: Document = document): void {
  for (const { tag, by, attribute, value } of entries) {
    const found = page.head.querySelector(
      tag +
        Object.entries(by)
          .map(([name, is]) => `[${name}="${is}"]`)
          .join(''),
    );
    if (value === undefined) {
      found?.remove();
      continue;
    }
    const element = found ?? page.createElement(tag);
    for (const [name, is] of Object.entries(by)) element.setAttribute(name, is);
    element.setAttribute(attribute, value);
    if (!found) page.head.append(element);
  }
}
