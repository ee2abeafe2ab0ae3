import { localeCodes } from '../packages/ui/src/i18n/locales.ts';

/** Whose script runs in a document of its own (docs/decisions/09-third-party-sign-in.md). */
export const scriptProviders = ['facebook', 'google'] as const;
export type ScriptProvider = (typeof scriptProviders)[number];

/** A document of the storefront: its file, and the provider whose script it may load. */
export interface SiteDocument {
  file: 'app.html' | 'sign_in.html';
  provider?: ScriptProvider;
}

const prefix = `(?:/(?:${[...localeCodes, 'lao'].join('|')}))?`;
const signIn = new RegExp(`^${prefix}/middlewares/sign_in/(\\w+)/?$`);

/** The document that answers an address without a file or a document of its own. An unknown provider is the shop's own page, which says that there is none. */
export function documentAt(pathname: string): SiteDocument {
  const name = signIn.exec(pathname)?.[1];
  const provider = scriptProviders.find((known) => known === name);
  return provider ? { file: 'sign_in.html', provider } : { file: 'app.html' };
}
