import './latin.ts';
import { type Locale, locales } from '../../i18n/locales.ts';

/** Loads the font of a language whose script Inter does not have. Latin comes with this module. */
export async function loadFonts(locale: Locale): Promise<void> {
  const { script } = locales[locale];
  switch (script) {
    case 'Hans':
      await import('./chinese.ts');
      return;
    case 'Thai':
      await import('./thai.ts');
      return;
    case 'Laoo':
      await import('./lao.ts');
      return;
    case 'Latn':
      return;
    default:
      script satisfies never;
  }
}
