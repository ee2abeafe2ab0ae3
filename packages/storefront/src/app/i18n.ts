import type { Locale, Namespace } from '@galleria/ui/i18n';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Where texts come from: `fetchTexts` in the shop, `loadMessages` of the library in stories and tests. */
export type LoadTexts = (locale: Locale, namespace: Namespace) => Promise<Record<string, unknown>>;

interface Stories {
  /** Loaded at the start, beside `common`. */
  namespaces: readonly string[];
  onMissing: (key: string) => void;
}

/** Starts the texts in one language; each screen's texts are loaded with the screen, those of stories at once. */
export async function startI18n(locale: Locale, load: LoadTexts, stories?: Stories): Promise<i18n> {
  const instance = createInstance();
  instance.use(initReactI18next).use({
    type: 'backend',
    init: () => {},
    read(language: Locale, namespace: Namespace, done: (error: unknown, texts: Record<string, unknown> | null) => void) {
      load(language, namespace).then(
        (texts) => done(null, texts),
        (error: unknown) => done(error, null),
      );
    },
  });
  await instance.init({
    lng: locale,
    fallbackLng: false,
    // There is no "zh" beside "zh-CN".
    load: 'currentOnly',
    ns: ['common', ...(stories?.namespaces ?? [])],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    ...(stories && {
      saveMissing: true,
      missingKeyHandler: (_: readonly string[], namespace: string, key: string) => stories.onMissing(`${namespace}:${key}`),
    }),
  });
  return instance;
}
