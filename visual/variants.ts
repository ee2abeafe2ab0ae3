/** The pictures a story can ask for: `base` always, each other one by the tag `visual:<name>`. In the order they are taken. */
export const variants = ['base', 'dark', 'th', 'mobile', 'forced-colors'] as const;
export type Variant = (typeof variants)[number];

/** What the page is told before the stories of a variant are shown. */
export interface Setting {
  globals: Readonly<Record<string, string>>;
  viewport: Readonly<{ width: number; height: number }>;
  forcedColors: 'active' | 'none';
  /** Pixels of the root's text: 16 unless the reader wants larger letters. */
  textSize: number;
}

const base: Setting = {
  globals: { theme: 'light', locale: 'en' },
  viewport: { width: 1280, height: 800 },
  forcedColors: 'none',
  textSize: 16,
};

export const settings: Readonly<Record<Variant, Setting>> = {
  base,
  dark: { ...base, globals: { ...base.globals, theme: 'dark' } },
  th: { ...base, globals: { ...base.globals, locale: 'th' } },
  mobile: { ...base, viewport: { width: 375, height: 800 } },
  'forced-colors': { ...base, forcedColors: 'active' },
};

export function isVariant(name: string): name is Variant {
  return (variants as readonly string[]).includes(name);
}
