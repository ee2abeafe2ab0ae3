'use client';

import type { i18n } from 'i18next';
import { createContext, type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { LocaleContext } from '../text/LocaleContext.ts';
import { checkTheme } from './checkTheme.ts';
import { localeOf, locales } from './locales.ts';

export const TextsContext = createContext<i18n | undefined>(undefined);

export interface TextsProviderProps {
  /** What `startTexts` or `addTexts` resolves with. */
  texts: i18n;
  children?: ReactNode;
}

/**
 * Gives the library's texts to what is inside, and their language to dates, numbers and amounts. An app's own i18next may stand around it or
 * in it.
 */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  useEffect(checkTheme, []);
  const subscribe = useCallback(
    (onChange: () => void) => {
      texts.on('languageChanged', onChange);
      return () => texts.off('languageChanged', onChange);
    },
    [texts],
  );
  const language = () => texts.language;
  const locale = localeOf(useSyncExternalStore(subscribe, language, language));
  return (
    <TextsContext value={texts}>
      <LocaleContext value={locale && locales[locale].intl}>{children}</LocaleContext>
    </TextsContext>
  );
}
