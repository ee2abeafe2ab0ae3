import type { Locale } from '@galleria/ui/locales';
import { localeOfGlobals, themeOfGlobals } from '../kit/toolbar.ts';
import type { Theme } from './sides.ts';

/** What the toolbar says. */
export interface Chosen {
  locale: Locale;
  theme: Theme;
}

export const chosenOf = (globals: Readonly<Record<string, unknown>>): Chosen => ({
  locale: localeOfGlobals(globals),
  theme: themeOfGlobals(globals),
});
