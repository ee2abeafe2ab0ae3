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

/** What the head says of a page; absent is what there is nothing to say of. */
interface PageHead {
  description: string | undefined;
  keywords: string | undefined;
  canonical: string;
  /** Where the page is in each language, and in any other. */
  alternates: readonly { hrefLang: string; href: string }[];
}

/** Parts of a query that make another page of it; the rest is state of the same page. */
const pageParameters = ['cid', 'id', 'page'] as const;

/** What the head says of a page: to whom it is of use, and where it is in each language. */
export function headOf({ origin, locale, pathname, search, keywords, description }: HeadFacts): PageHead {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    pageParameters.flatMap((name) => (/^\d{1,9}$/.test(given.get(name) ?? '') ? [[name, given.get(name) ?? '']] : [])),
  );
  const query = kept.size > 0 ? `?${kept}` : '';
  const path = pathname.replace(/\/+$/, '');
  const at = (code: Locale) => `${origin}${localePrefix(code)}${path || (code === defaultLocale ? '/' : '')}${query}`;
  return {
    description: oneLine(description),
    keywords: oneLine(keywords),
    canonical: at(locale),
    alternates: [...localeCodes.map((code) => ({ hrefLang: code, href: at(code) })), { hrefLang: 'x-default', href: at(defaultLocale) }],
  };
}

/** Not longer than a search engine reads. */
const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim().slice(0, 320) || undefined;
