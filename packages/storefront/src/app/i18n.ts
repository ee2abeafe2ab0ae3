import { type Locale, type LoadTexts, startTexts } from '@galleria/ui/i18n';
import type { i18n } from 'i18next';
import { setI18n } from 'react-i18next';

/** Starts the texts in one language; each screen's texts are loaded with the screen. `onMissing` is for stories. */
export async function startI18n(locale: Locale, load: LoadTexts, onMissing?: (key: string) => void): Promise<i18n> {
  const texts = await startTexts({ locale, load, ...(onMissing && { onMissing }) });
  // Loaders of pages, which stand outside React, find it there.
  setI18n(texts);
  return texts;
}
