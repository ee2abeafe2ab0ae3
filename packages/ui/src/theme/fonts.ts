import '@fontsource-variable/inter/opsz.css';
import './currency.css.ts';
import type { Locale } from '../i18n/locales.ts';

/** Loads the font of a language whose script Inter does not have. Latin comes with this module. */
export async function loadFonts(locale: Locale): Promise<void> {
  switch (locale) {
    case 'zh-CN':
      await import('@fontsource-variable/noto-sans-sc/index.css');
      return;
    case 'th':
      await import('@fontsource-variable/noto-sans-thai/index.css');
      return;
    case 'lo':
      await import('@fontsource-variable/noto-sans-lao/index.css');
      return;
    case 'en':
    case 'es':
    case 'fr':
      return;
    default:
      locale satisfies never;
  }
}
