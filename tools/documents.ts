import { documentPath, pageEntries } from '../packages/storefront/src/routes/pages.ts';
import { defaultLocale, localeCodes } from '../packages/ui/src/i18n/locales.ts';

/** Whose script runs in a document of its own (docs/decisions/09-third-party-sign-in.md). */
export const scriptProviders = ['facebook', 'google'] as const;
export type ScriptProvider = (typeof scriptProviders)[number];

/** A document of the storefront: its file, and the provider whose script it may load. */
export interface SiteDocument {
  /** Such as `app.html`, `sign_in.html` or `fr/goods_detail/index.html`. */
  file: string;
  provider?: ScriptProvider;
}

/** Whether an address is the page for cards, whose document may load Stripe's script where a key of Stripe's is set. */
export const isCardPage = (pathname: string): boolean => cardPage.test(pathname);

const prefix = `(?:/(?:${[...localeCodes, 'lao'].join('|')}))?`;
const cardPage = new RegExp(`^${prefix}/order/stripe_payment(?:/(?:index\\.html)?)?$`);
const inLanguage = new RegExp(`^(?:/(${localeCodes.join('|')}))?(/.*)$`);
const signIn = new RegExp(`^${prefix}/middlewares/sign_in/(\\w+)/?$`);

/** Pages whose addresses differ in their last part, and share a document in each language. */
const shared = pageEntries.flatMap(([, page]) => (page.path.includes(':') ? [page] : []));

/**
 * The document that answers an address without a file: that of its page where it has one for all its addresses, that of a provider's
 * window, and else the one that knows no page. An unknown provider is the shop's own page, which says that there is none.
 */
export function documentAt(pathname: string): SiteDocument {
  const name = signIn.exec(pathname)?.[1];
  const provider = scriptProviders.find((known) => known === name);
  if (provider) return { file: 'sign_in.html', provider };
  const [, language = defaultLocale, rest = ''] = inLanguage.exec(pathname) ?? [];
  const page = shared.find(({ path }) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}/?$`).test(rest));
  const folder = language === defaultLocale ? '' : `${language}/`;
  return { file: page ? folder + documentPath(page) : 'app.html' };
}
