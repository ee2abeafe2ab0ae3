import { defaultFormat, FormatProvider } from '@galleria/ui';
import { locales } from '@galleria/ui/locales';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { textsOf } from './texts.ts';
import { languageOfGlobals, localeOfGlobals } from './toolbar.ts';

/**
 * A meta for what needs texts but no data: its stories give props. A screen that has data uses `live()` instead; one
 * that has none says so here.
 */
export function fromProps() {
  return { parameters: { stateFrom: 'props', layout: 'fullscreen' as const }, ...translated() };
}

/** A meta for a pattern that translates itself. */
export function translated() {
  return {
    loaders: [async ({ globals }: { globals: Record<string, unknown> }) => ({ i18n: await textsOf(languageOfGlobals(globals)) })],
    decorators: [
      (Story: ComponentType, { loaded, globals }: { loaded: Record<string, unknown>; globals: Record<string, unknown> }) => (
        <I18nextProvider i18n={loaded['i18n'] as I18n}>
          <FormatProvider value={{ ...defaultFormat, locale: locales[localeOfGlobals(globals)].intl }}>
            <Story />
          </FormatProvider>
        </I18nextProvider>
      ),
    ],
  };
}
