import { currencies } from '@galleria/mocks/currencies.ts';
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

/** A language's name in English. */
export const englishName = (locale: Locale) => new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
const bothNames = (locale: Locale) => (locale === 'en' ? 'English' : `${englishName(locale)} · ${locales[locale].name}`);

const item = (value: string, title: string) => ({ value, title });

/** The switches above every story. All of them stand in the address, with what differs from the beginning. */
export const toolbar = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe' as const,
        dynamicTitle: true,
        items: [...localeCodes.map((code) => item(code, bothNames(code))), item('pseudo', 'Pseudo, 40 % longer')],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror' as const,
        dynamicTitle: true,
        items: [item('light', 'Light'), item('dark', 'Dark'), item('forced', 'Forced colours, imitated')],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: { icon: 'grow' as const, dynamicTitle: true, items: [item('100', 'Text 100 %'), item('200', 'Text 200 %')] },
    },
    motion: {
      description: 'Motion',
      toolbar: { icon: 'play' as const, dynamicTitle: true, items: [item('system', 'Motion as set'), item('none', 'No motion')] },
    },
    currency: {
      description: 'Currency of the shop, in screen stories',
      toolbar: {
        icon: 'credit' as const,
        dynamicTitle: true,
        items: [item('scripted', 'Currency: as scripted'), ...Object.keys(currencies).map((code) => item(code, `Currency: ${code}`))],
      },
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
  initialGlobals: { locale: 'en', theme: 'light', textSize: '100', motion: 'system', currency: 'scripted', network: 'scripted' },
};

/** The language of the page and its formats. */
export const localeOfGlobals = ({ locale }: Globals): Locale => localeOf(String(locale)) ?? 'en';
/** The language that the page is in at the moment. */
export const language = (): string => document.documentElement.lang;
/** The language of the texts. */
export const languageOfGlobals = (globals: Globals): Language => (globals['locale'] === 'pseudo' ? 'pseudo' : localeOfGlobals(globals));
export const themeOfGlobals = ({ theme }: Globals) => (theme === 'dark' ? 'dark' : 'light');
export const networkOfGlobals = ({ network }: Globals): NetworkName =>
  Object.keys(networkTitles).find((name): name is NetworkName => name === network) ?? 'scripted';

const width = (name: string, width: number, height: number) => ({ name, styles: { width: `${width}px`, height: `${height}px` } });

/** The windows of Storybook's own switch. */
export const widths = {
  narrow: width('Narrowest, 320 px', 320, 640),
  phone: width('Phone, 375 px', 375, 800),
  tablet: width('Tablet, 768 px', 768, 1024),
  desk: width('Desk, 1280 px', 1280, 800),
  wide: width('Wide, 1920 px', 1920, 1080),
};
