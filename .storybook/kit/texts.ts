import { startI18n } from '@galleria/storefront/app/i18n.ts';
import { type Locale, loadAllMessages, loadMessages } from '@galleria/ui/i18n';
import type { i18n as I18n } from 'i18next';
import { noteFault } from './gates.ts';
import { pseudoTexts } from './pseudo.ts';
import { noteMessages } from './seen.ts';
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

async function start(locale: Locale): Promise<I18n> {
  const i18n = await startI18n(locale, loadMessages, (key) =>
    noteFault(`There is no text for "${key}" in ${locale}. Add it to packages/ui/src/i18n/${locale}.`),
  );
  await i18n.loadNamespaces(Object.keys(await loadAllMessages(locale)));
  i18n.use(noteMessages);
  Object.assign(i18n.options, { postProcess: [noteMessages.name], postProcessPassResolved: true });
  return i18n;
}

/** English with its texts exchanged: plurals and formats stay English, and no text for it is kept or shipped. */
async function startPseudo(): Promise<I18n> {
  const [english, texts] = await Promise.all([start('en'), loadAllMessages('en')]);
  for (const [namespace, ofNamespace] of Object.entries(texts)) english.addResourceBundle('en', namespace, pseudoTexts(ofNamespace));
  return english;
}
