'use client';

import type { i18n } from 'i18next';
import { useContext } from 'react';
import { getI18n, I18nContext, useTranslation as useI18next } from 'react-i18next';
import { noTexts, textsOption } from './instances.ts';
import { TextsContext } from './TextsProvider.tsx';

/**
 * `useTranslation` of react-i18next with the library's texts: those of `TextsProvider`, else those that were added to the
 * i18next of the app. Parts of the library use it and no other.
 */
export const useTranslation: typeof useI18next = (namespaces, options) => {
  const given = useContext(TextsContext);
  // It is undefined without a provider, whatever its type says.
  const context: Partial<{ i18n: i18n }> | undefined = useContext(I18nContext);
  const app: i18n | undefined = given ?? context?.i18n ?? getI18n();
  const texts = (app && textsOption(app)) ?? noTexts(app !== undefined);
  return useI18next(namespaces, options ? { ...options, ...texts } : texts);
};
