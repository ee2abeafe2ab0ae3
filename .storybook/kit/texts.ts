import { startI18n } from '@galleria/storefront/app/i18n.ts';
import { loadMessages, namespaces } from '@galleria/ui/i18n';
import type { i18n as I18n } from 'i18next';
import { noteFault } from './gates.ts';
import { pseudoTexts } from './pseudo.ts';
import type { Language } from './toolbar.ts';

const texts = new Map<Language, Promise<I18n>>();

/** All texts of a language, loaded once; a missing one is a fault of the story that asked for it. */
export function textsOf(language: Language): Promise<I18n> {
  let found = texts.get(language);
  if (!found) {
    found = language === 'pseudo' ? startPseudo() : start(language);
    texts.set(language, found);
  }
  return found;
}

const start = (locale: Exclude<Language, 'pseudo'>) =>
  startI18n(locale, loadMessages, (key) =>
    noteFault(`There is no text for "${key}" in ${locale}. Add it to packages/ui/src/i18n/${locale}.`),
  );

/** English with its texts exchanged: plurals and formats stay English, and no text for it is kept or shipped. */
async function startPseudo(): Promise<I18n> {
  const english = await start('en');
  for (const namespace of namespaces) english.addResourceBundle('en', namespace, pseudoTexts(await loadMessages('en', namespace)));
  return english;
}
