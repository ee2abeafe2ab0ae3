import type common from './en/common.json';
import type error from './en/error.json';
import type login from './en/login.json';
import type orderList from './en/orderList.json';
import type { Locale } from './locales.ts';

/** All texts, by namespace: one for each screen and `common` for what they share. The English files define the keys. */
export interface Messages {
  common: typeof common;
  error: typeof error;
  login: typeof login;
  orderList: typeof orderList;
}

export type Namespace = keyof Messages;

export const namespaces = ['common', 'error', 'login', 'orderList'] as const satisfies readonly Namespace[];

// Vite makes one small file of each, so that a page loads the texts of its own screen and language and no others.
const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { import: 'default' });

/** Loads the texts of one screen in one language. */
export async function loadMessages(locale: Locale, namespace: Namespace): Promise<Record<string, unknown>> {
  const load = files[`./${locale}/${namespace}.json`];
  if (!load) throw new Error(`There is no i18n/${locale}/${namespace}.json. Add it beside the English one.`);
  return load();
}
