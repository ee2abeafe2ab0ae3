import './typedKeys.ts';

export { defaultLocale, type Locale, localeCodes, localeOf, locales } from './locales.ts';
export { loadAllMessages, loadMessages, type Messages, type Namespace } from './messages.ts';
export { useErrorText } from './useErrorText.ts';
