import { type Locale, localeOf } from '@galleria/ui/locales';
import type { Variant } from '../../visual/variants.ts';
import { picturesOf } from './storyIndex.ts';

export type Theme = 'light' | 'dark';

/** One of two things that are compared: a story in a language and a theme, as it is now or as it was accepted. */
export interface Side {
  id: string;
  locale: Locale;
  theme: Theme;
  isLive: boolean;
}

/** As it stands in the address. */
export const sideText = ({ id, locale, theme, isLive }: Side) => [id, locale, theme, isLive ? 'live' : 'accepted'].join(',');

/** A side of the address, or nothing when it names no story of these. */
export function readSide(text: string, ids: readonly string[]): Side | undefined {
  const [id = '', locale, theme, source] = text.split(',');
  if (!ids.includes(id)) return undefined;
  return { id, locale: localeOf(locale) ?? 'en', theme: theme === 'dark' ? 'dark' : 'light', isLive: source === 'live' };
}

/** The accepted picture of a story in this language and theme, if there is one. */
export function pictureFor(tags: readonly string[], locale: Locale, theme: Theme): Variant | undefined {
  const wanted = locale === 'en' ? (theme === 'dark' ? 'dark' : 'base') : locale === 'th' && theme === 'light' ? 'th' : undefined;
  return picturesOf(tags).find((variant) => variant === wanted);
}

/** The address of a story by itself. */
export const frameOf = ({ id, locale, theme }: Pick<Side, 'id' | 'locale' | 'theme'>) =>
  `./iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`;
