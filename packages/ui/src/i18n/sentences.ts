import { localeCodes } from './locales.ts';

/** What the texts tell a developer. They are fetched when one is told: no page pays for them. */

export const noTexts = (appHasI18next: boolean): string =>
  appHasI18next
    ? 'The i18next of this app has no texts of @galleria/ui, so its parts show none: await addTexts(i18next) of @galleria/ui/i18n before the first render.'
    : 'There are no texts of @galleria/ui, so its parts show none: await startTexts({ locale, load: loadMessages }) and put <TextsProvider texts={texts}> round the app, all of @galleria/ui/i18n.';

export const noKey = (locale: string, namespace: string, key: string): string =>
  `The texts ${locale}/${namespace} have no "${key}": add it to what your load(locale, namespace) gives.`;

export const noNamespace = (locale: string, namespace: string, key: string): string =>
  `The texts ${locale}/${namespace} are not there, "${key}" among them: await texts.loadNamespaces('${namespace}') before they are shown, and see that load('${locale}', '${namespace}') gives them.`;

export const noLocale = (locale: string): string =>
  `@galleria/ui has no texts in "${locale}": take one of ${localeCodes.join(', ')}; nearestLocale() finds one for any language tag.`;
