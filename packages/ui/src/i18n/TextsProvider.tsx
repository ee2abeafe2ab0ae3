'use client';

import type { i18n } from 'i18next';
import { createContext, type ReactNode, useEffect } from 'react';
import { checkTheme } from './checkTheme.ts';

export const TextsContext = createContext<i18n | undefined>(undefined);

export interface TextsProviderProps {
  /** What `startTexts` or `addTexts` resolves with. */
  texts: i18n;
  children?: ReactNode;
}

/** Gives the library's texts to what is inside. An app's own i18next may stand around it or in it. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  useEffect(checkTheme, []);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
