import './typedKeys.ts';

export { defaultLocale, type Locale, localeCodes, localeOf, locales } from './locales.ts';
export { loadMessages, type Messages, type Namespace, namespaces } from './messages.ts';
export { useErrorText } from './useErrorText.ts';
