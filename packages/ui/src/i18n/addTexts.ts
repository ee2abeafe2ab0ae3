import { createInstance, type i18n } from 'i18next';
import { checkTheme } from './checkTheme.ts';
import { attachTexts, tell, textsOption } from './instances.ts';
import { type Locale, localeCodes, nearestLocale } from './locales.ts';
import { loadMessages } from './messages.ts';
import { changeLocale, initTexts, type LoadTexts } from './startTexts.ts';

/**
 * Adds the texts of the library to an app that has an i18next of its own. They are kept beside it and follow its language, so
 * that none of its namespaces, keys or settings is touched. Components find them by the app's `I18nextProvider`, or by
 * `initReactI18next` without one. Resolves with the library's texts once the first are there.
 * @param app initialised already. A language that the library does not have is shown in English, and the console says so.
 * @throws when it is not initialised.
 */
export async function addTexts(app: i18n, load: LoadTexts = loadMessages): Promise<i18n> {
  const added = textsOption(app);
  if (added) return added.i18n;
  if (!app.isInitialized) throw new Error('addTexts() wants an i18next that has started: await i18next.init({ … }) first.');
  const texts = createInstance();
  attachTexts(app, texts);
  attachTexts(texts, texts);
  const follow = async () => {
    const locale = wanted(app.language);
    if (locale !== texts.language) await changeLocale(texts, locale);
  };
  checkTheme();
  const started = initTexts(texts, { locale: wanted(app.language), load });
  app.on('languageChanged', () => {
    started.then(follow).catch((error: unknown) => tell(() => (error instanceof Error ? error.message : String(error))));
  });
  return started;
}

function wanted(language: string): Locale {
  const locale = nearestLocale(language);
  if (locale) return locale;
  tell(() => `@galleria/ui has no texts in "${language}" and shows English: it has ${localeCodes.join(', ')}.`);
  return 'en';
}
