import { createInstance, type i18n } from 'i18next';
import type * as Sentences from './sentences.ts';

/** What the library's components give to `useTranslation`: always the same object for the same texts. */
export interface TextsOption {
  i18n: i18n;
}

const texts = new WeakMap<i18n, TextsOption>();

/** Lets components find the library's texts by an i18next instance: the app's own, or the texts themselves. */
export function attachTexts(instance: i18n, own: i18n): void {
  texts.set(instance, texts.get(own) ?? { i18n: own });
}

export const textsOption = (instance: i18n): TextsOption | undefined => texts.get(instance);

let none: TextsOption | undefined;

/** What an app without texts shows: nothing, and in the console one sentence that says what to call. */
export function noTexts(appHasI18next: boolean): TextsOption {
  if (none) return none;
  const i18n = createInstance();
  void i18n.init({ lng: 'en', resources: {}, initAsync: false, parseMissingKeyHandler: () => '' });
  none = { i18n };
  tell(({ noTexts }) => noTexts(appHasI18next));
  return none;
}

/** Says one sentence to the developer of the app. */
export function tell(say: (sentences: typeof Sentences) => string): void {
  // Without a network nobody can be told.
  import('./sentences.ts').then(
    // oxlint-disable-next-line no-console -- tells the developer who uses the library what is missing
    (sentences) => console.error(say(sentences)),
    () => {},
  );
}
