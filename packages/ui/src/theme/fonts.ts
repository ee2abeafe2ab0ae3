import '@fontsource-variable/inter/opsz.css';
import './currency.css.ts';
import { type Locale, locales } from '../i18n/locales.ts';

/** Loads the font of a language whose script Inter does not have. Latin comes with this module. */
export async function loadFonts(locale: Locale): Promise<void> {
  const { script } = locales[locale];
  switch (script) {
    case 'Hans':
      await import('@fontsource-variable/noto-sans-sc/index.css');
      return;
    case 'Thai':
      await import('@fontsource-variable/noto-sans-thai/index.css');
      return;
    case 'Laoo':
      await import('@fontsource-variable/noto-sans-lao/index.css');
      return;
    case 'Latn':
      return;
    default:
      script satisfies never;
  }
}
