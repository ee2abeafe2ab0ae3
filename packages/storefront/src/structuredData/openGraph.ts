import { linkUrl } from '@galleria/ui/addresses';
import type { Locale } from '@galleria/ui/i18n';
import type { StructuredData } from './thing.ts';

/** A tag of the Open Graph protocol (ogp.me): what a page looks like where its address is shared. */
export interface OpenGraphTag {
  property: string;
  content: string;
}

/** What decides of it beside the description: the shop's own name, the language, and the shop's address (https://shop.example). */
interface Surroundings {
  siteName: string;
  locale: Locale;
  origin: string;
}

/** Our languages as the protocol writes them: with the country that the shop speaks to, or that the language is at home in. */
const locales: Readonly<Record<Locale, string>> = { en: 'en_IN', 'zh-CN': 'zh_CN', es: 'es_ES', fr: 'fr_FR', th: 'th_TH', lo: 'lo_LA' };

/** What a description of each type is called; others are not shared as one thing. */
const types: Readonly<Record<string, string>> = { Product: 'product', Store: 'website', Organization: 'website' };

/**
 * The tags of the first description that is one thing; none without a name or an address of the shop. What the server says is text, and
 * a picture's address is https or the shop's own.
 */
export function openGraphOf(data: readonly StructuredData[], { siteName, locale, origin }: Surroundings): OpenGraphTag[] {
  const found = data.find((one) => Object.hasOwn(types, one['@type']));
  const [title, url] = [lineOf(found?.['name']), addressOf(found?.['url'])];
  if (!found || !title || !url?.startsWith(`${origin}/`)) return [];
  const pictures: unknown[] = [found['image'], found['logo']].flat();
  const picture = pictures.map(addressOf).find((address) => address && (address.startsWith('https:') || address.startsWith(`${origin}/`)));
  const tags: Record<string, string | undefined> = {
    'og:type': types[found['@type']],
    'og:site_name': siteName,
    'og:locale': locales[locale],
    'og:title': title,
    'og:description': lineOf(found['description']),
    'og:url': url,
    'og:image': picture,
  };
  return Object.entries(tags).flatMap(([property, content]) => (content ? { property, content } : []));
}

const addressOf = (value: unknown) => (typeof value === 'string' ? linkUrl(value) : undefined);

/** On one line, and not longer than is shown. */
const lineOf = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 320) : '');
