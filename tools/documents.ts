import { localeCodes } from '../packages/ui/src/i18n/locales.ts';

/** Whose script runs in a document of its own (docs/decisions/09-third-party-sign-in.md). */
export const scriptProviders = ['facebook', 'google'] as const;
export type ScriptProvider = (typeof scriptProviders)[number];

/** A document of the storefront: its file, and the provider whose script it may load. */
export interface SiteDocument {
  file: 'app.html' | 'sign_in.html';
  provider?: ScriptProvider;
}

/** Whether an address is the page for cards, whose document may load Stripe's script where a key of Stripe's is set. */
export const isCardPage = (pathname: string): boolean => cardPage.test(pathname);

const prefix = `(?:/(?:${[...localeCodes, 'lao'].join('|')}))?`;
const cardPage = new RegExp(`^${prefix}/order/stripe_payment(?:/(?:index\\.html)?)?$`);
const signIn = new RegExp(`^${prefix}/middlewares/sign_in/(\\w+)/?$`);

/** The document that answers an address without a file or a document of its own. An unknown provider is the shop's own page, which says that there is none. */
export function documentAt(pathname: string): SiteDocument {
  const name = signIn.exec(pathname)?.[1];
  const provider = scriptProviders.find((known) => known === name);
  return provider ? { file: 'sign_in.html', provider } : { file: 'app.html' };
}
