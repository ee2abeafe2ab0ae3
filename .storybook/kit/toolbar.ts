import type { NetworkName } from '@galleria/mocks/network.ts';
import { type Locale, localeCodes, localeOf, locales } from '@galleria/ui/locales';

const networkTitles: Record<NetworkName, string> = {
  scripted: 'as scripted',
  slow: 'slow',
  failing: 'failing',
  offline: 'offline',
  signedOut: 'signed out',
};

type Globals = Readonly<Record<string, unknown>>;

/** What stories can be read in: the shop's languages, and English made longer and marked (pseudo.ts). */
export type Language = Locale | 'pseudo';

const item = (value: string, title: string) => ({ value, title });

/** The switches above every story: language, theme, and the network of screen stories. */
export const toolbar = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe' as const,
        dynamicTitle: true,
        items: [...localeCodes.map((code) => item(code, locales[code].name)), item('pseudo', 'Pseudo')],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror' as const, dynamicTitle: true, items: [item('light', 'Light'), item('dark', 'Dark')] },
    },
    network: {
      description: 'Network of the screen stories',
      toolbar: {
        icon: 'transfer' as const,
        dynamicTitle: true,
        items: Object.entries(networkTitles).map(([value, title]) => item(value, `Network: ${title}`)),
      },
    },
  },
  initialGlobals: { locale: 'en', theme: 'light', network: 'scripted' },
};

/** The language of the page and its formats. */
export const localeOfGlobals = ({ locale }: Globals): Locale => localeOf(String(locale)) ?? 'en';
/** The language of the texts. */
export const languageOfGlobals = (globals: Globals): Language => (globals['locale'] === 'pseudo' ? 'pseudo' : localeOfGlobals(globals));
export const themeOfGlobals = ({ theme }: Globals) => (theme === 'dark' ? 'dark' : 'light');
export const networkOfGlobals = ({ network }: Globals): NetworkName =>
  Object.keys(networkTitles).find((name): name is NetworkName => name === network) ?? 'scripted';
