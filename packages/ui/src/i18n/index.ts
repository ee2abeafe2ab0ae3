export { addTexts } from './addTexts.ts';
export { defaultLocale, type Locale, localeCodes, localeOf, locales, nearestLocale } from './locales.ts';
export { loadAllMessages, loadMessages, type Messages, type Namespace } from './messages.ts';
export { changeLocale, type LoadTexts, startTexts, type StartTextsOptions } from './startTexts.ts';
export { TextsProvider, type TextsProviderProps } from './TextsProvider.tsx';
export { useErrorText } from './useErrorText.ts';
