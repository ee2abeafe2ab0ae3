/** What of a page the sitemap needs; `routes/pages.ts` has it. */
interface SitemapPage {
  path: string;
  guarded?: true | undefined;
  bare?: true | undefined;
  announced?: true | undefined;
}

/** Pages that are for machines, or for one shopper. */
const notFound = /^\/(middlewares|order)\//;

/**
 * The pages that anybody may find, each in all languages, as https://www.sitemaps.org has it. Pages of single goods and shops are the
 * server's to list.
 * @param origin of the published shop, such as https://shop.example.
 * @param prefixOf what stands before a path in a language.
 */
export function sitemap(
  origin: string,
  pages: readonly SitemapPage[],
  locales: readonly string[],
  prefixOf: (locale: string) => string,
): string {
  const shown = pages.filter(
    ({ path, guarded, bare, announced }) => !guarded && !bare && !announced && !path.includes(':') && !notFound.test(path),
  );
  const at = (path: string, locale: string) => xml(`${origin}${prefixOf(locale)}${path === '/' && prefixOf(locale) ? '' : path}`);
  const urls = shown.flatMap(({ path }) =>
    locales.map((locale) => {
      const others = locales.map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${at(path, code)}"/>`);
      return `<url><loc>${at(path, locale)}</loc>${others.join('')}</url>`;
    }),
  );
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Tells machines where the sitemap is, and keeps them out of what is for one shopper. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /users\nDisallow: /order/\nDisallow: /middlewares/\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
