import { createInstance, type i18n } from 'i18next';
import { attachTexts, tell } from './instances.ts';
import { type Locale, localeCodes } from './locales.ts';
import type { Namespace } from './messages.ts';

/** Where texts come from: `loadMessages` for those that the package brings, or a function of the app's that fetches them. */
export type LoadTexts = (locale: Locale, namespace: Namespace) => Promise<Record<string, unknown>>;

export interface StartTextsOptions {
  /** The language to begin with. */
  locale: Locale;
  load: LoadTexts;
  /** Loaded at the start, beside `common`: the texts of the first page. Others are loaded with the part that shows them. */
  namespaces?: readonly Namespace[] | undefined;
  /** Called with `namespace:key` for each text that is asked for and not there; by default the console says it once. */
  onMissing?: ((key: string) => void) | undefined;
}

/**
 * Starts the texts of the library: an i18next of its own, so that neither its namespaces nor its settings meet those of an app.
 * Give what it resolves with to `TextsProvider`. A screen's texts are loaded with the screen, which suspends meanwhile, or ahead by
 * `texts.loadNamespaces(orderListTexts)`.
 * @throws for a language that is not one of `localeCodes`.
 */
export async function startTexts(options: StartTextsOptions): Promise<i18n> {
  const texts = createInstance();
  attachTexts(texts, texts);
  return initTexts(texts, options);
}

/** Starts an instance that somebody may be waiting for already. */
export async function initTexts(texts: i18n, { locale, load, namespaces = [], onMissing }: StartTextsOptions): Promise<i18n> {
  await checkLocale(locale);
  texts.use({
    type: 'backend',
    init: () => {},
    read(language: Locale, namespace: Namespace, done: (error: unknown, texts: Record<string, unknown> | null) => void) {
      load(language, namespace).then(
        (found) => done(null, found),
        (error: unknown) => done(error, null),
      );
    },
  });
  await texts.init({
    lng: locale,
    fallbackLng: false,
    // There is no "zh" beside "zh-CN".
    load: 'currentOnly',
    ns: ['common', ...namespaces],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    // A text that is not there is no text, and never its key.
    parseMissingKeyHandler: () => '',
    saveMissing: true,
    missingKeyHandler: missing(texts, onMissing),
  });
  return texts;
}

/** Tells of each namespace once. */
function missing(texts: i18n, onMissing: StartTextsOptions['onMissing']) {
  const told = new Set<string>();
  return (_: readonly string[], namespace: string, key: string) => {
    if (onMissing) return onMissing(`${namespace}:${key}`);
    const place = `${texts.language}/${namespace}`;
    if (told.has(place)) return;
    told.add(place);
    const { language } = texts;
    const isThere = texts.hasResourceBundle(language, namespace);
    tell(({ noKey, noNamespace }) => (isThere ? noKey : noNamespace)(language, namespace, key));
  };
}

/**
 * Shows the library in another language. What is shown is loaded first; the page stays as it is until then.
 * @throws for a language that is not one of `localeCodes`, and when texts do not come: then the page stays in its language.
 */
export async function changeLocale(texts: i18n, locale: Locale): Promise<void> {
  await checkLocale(locale);
  const used = Object.keys(texts.getDataByLanguage(texts.language) ?? {});
  const missing = () => used.filter((name) => !texts.hasResourceBundle(locale, name));
  // The loader remembers a failure, so a second attempt must say that it means it.
  if (missing().length > 0) await texts.reloadResources([locale], missing());
  if (missing().length > 0) throw new Error(`The texts "${missing().join('", "')}" in ${locale} did not come.`);
  await texts.changeLanguage(locale);
}

async function checkLocale(locale: Locale): Promise<void> {
  if (localeCodes.includes(locale)) return;
  throw new Error((await import('./sentences.ts')).noLocale(locale));
}
