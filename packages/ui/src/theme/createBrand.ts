import type { ReactElement } from 'react';
import { contrast } from './contrast.ts';
import { vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { type ColourRole, pairsOf, roles } from './purposes.ts';
import { readable, shadesOf } from './shades.ts';

/** Colours by their roles, as `#RRGGBB`. */
export type BrandColors = Partial<Record<ColourRole, string>>;

type ThemeName = 'light' | 'dark';

export interface BrandOptions {
  /** The colour of the brand as `#RRGGBB`, by night as much lighter as controls need; or one for each theme. */
  accent: string | Record<ThemeName, string>;
  /** Corner of a button in px, 0 to 20; the others go with it. 6 unless the brand says another. */
  radius?: number | undefined;
  /** Font families as CSS has them, also as `var(--font-figtree)`. Those of the library follow, for scripts that yours lack. */
  font?: string | undefined;
  /** For `logo` of `Header` and `Footer`: an element, or the address of a picture. */
  logo?: string | ReactElement | undefined;
  /** Single roles that are to be otherwise than the accent makes them. They are measured too. */
  colors?: Partial<Record<ThemeName, BrandColors>> | undefined;
  /** Where the brand holds: a CSS selector, `:root` unless the brand says another. */
  selector?: string | undefined;
}

/** A brand as CSS and as values. */
export interface Brand {
  /** Custom properties for day and night: for a `<style>`, or a file of its own. It is in no layer, so it wins over the theme. */
  css: string;
  /** The colours that the brand changes. */
  light: BrandColors;
  dark: BrandColors;
  logo: string | ReactElement | undefined;
}

const palettes = { light: light.color, dark: dark.color };

/**
 * Makes a brand: from one accent all its shades by day and night, corners that go together, and a font.
 * @throws with one sentence for a value that cannot be read, and for two colours that cannot be told apart well enough
 * (WCAG 2.2: 4.5 for text, 3 for controls). It says which, and what to give instead.
 */
export function createBrand({ accent, radius, font, logo, colors, selector = ':root' }: BrandOptions): Brand {
  const of = typeof accent === 'string' ? { light: accent, dark: byNight(accent) } : accent;
  const brand = { light: colorsOf('light', of, colors), dark: colorsOf('dark', of, colors) };
  const own = { ...declared(vars.color, brand.light), ...cornersOf(radius), ...fontOf(font) };
  if (font !== undefined && selector !== ':root') own['font-family'] = vars.font.family;
  // It is in no layer, so what it changes by day alone would win over the theme by night, too.
  const ofTheme = Object.fromEntries(roles.filter((role) => role in brand.light).map((role) => [role, dark.color[role]]));
  const night = block(declared(vars.color, { ...ofTheme, ...brand.dark }));
  const [root, within] = selector === ':root' ? [':root', ''] : [selector, ` ${selector}`];
  const css = [
    `${root}${block(own)}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light])${within}${night}}`,
    `:root[data-theme=dark]${within}${night}`,
  ].join('\n');
  return { css, ...brand, logo };
}

/** One that is no colour is refused as that of the day. */
const byNight = (accent: string) => (isColour(accent) ? nearest('dark', accent, dark.color) : accent);

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value);

function colorsOf(theme: ThemeName, accent: Record<ThemeName, string>, colors: BrandOptions['colors']): BrandColors {
  const palette = palettes[theme];
  const wanted = colors?.[theme] ?? {};
  for (const [role, value] of Object.entries({ accent: accent[theme], ...wanted })) {
    if (!isColour(value)) throw new Error(`createBrand wants ${role} as #RRGGBB, as "#0B6E4F", and not "${value}".`);
  }
  const brand: BrandColors = { ...shadesOf(accent[theme], palette, theme === 'dark'), ...wanted };
  const whole = { ...palette, ...brand };
  for (const ground of controlGrounds) {
    if (contrast(whole.accentFill, whole[ground]) < 3) {
      throw new Error(
        `The accent ${whole.accentFill} has ${ratio(whole.accentFill, whole[ground])} on the ${ground} ${whole[ground]} of the ${theme} theme, and a control needs 3:1: ${better(theme, accent, whole)}.`,
      );
    }
  }
  for (const role of roles) {
    const bad = pairsOf(role, whole).find((pair) => pair.ratio < pair.least);
    if (!bad) continue;
    throw new Error(
      `In the ${theme} theme ${role} ${whole[role]} has ${ratio(whole[role], whole[bad.ground])} on ${bad.ground} ${whole[bad.ground]} and needs ${bad.least}:1: change one of the two in colors.${theme} of createBrand.`,
    );
  }
  return brand;
}

/** An accent that would do, in words to copy. */
function better(theme: ThemeName, accent: Record<ThemeName, string>, palette: Readonly<Record<ColourRole, string>>): string {
  const found = { ...accent, [theme]: nearest(theme, accent[theme], palette) };
  return `give a ${theme === 'dark' ? 'lighter' : 'darker'} one there, as accent: { light: '${found.light}', dark: '${found.dark}' }`;
}

const controlGrounds = ['canvas', 'page', 'surface'] as const;

/** The accent nearest to the wanted one that a control can have. */
function nearest(theme: ThemeName, accent: string, palette: Readonly<Record<ColourRole, string>>): string {
  const grounds = controlGrounds.map((ground) => palette[ground]);
  return readable(accent, theme === 'dark' ? '#FFFFFF' : '#000000', grounds, 3);
}

/** Cut, not rounded: 4.49 is not enough. */
const ratio = (one: string, other: string) => `${Math.floor(contrast(one, other) * 100) / 100}:1`;

/** How corners go together, as parts of a button's. */
const corners = { tag: 2 / 3, control: 1, controlLarge: 4 / 3, picture: 4 / 3, card: 2, dialog: 8 / 3 } as const;

function cornersOf(radius: number | undefined): Record<string, string> {
  if (radius === undefined) return {};
  if (!(radius >= 0 && radius <= 20)) throw new Error(`createBrand wants a radius in px from 0 to 20, as 6, and not "${String(radius)}".`);
  const values = Object.fromEntries(Object.entries(corners).map(([name, share]) => [name, `${Math.round(radius * share)}px`]));
  return declared(vars.radius, values);
}

const letters = '[-_\\p{L}\\p{M}\\p{N}]';
const words = `[-_\\p{L}]${letters}*(?:\\s+[-_\\p{L}]${letters}*)*`;
/** Nothing that would end the name, the declaration or the element that it is written into. */
const quoted = (quote: string) => `${quote}[^${quote};{}<>\\\\\\n\\r\\f]+${quote}`;
const family = `\\s*(?:${words}|${quoted('"')}|${quoted("'")}|var\\(\\s*--${letters}+\\s*\\))\\s*`;
/** Families with commas between them: words in any script, names in quotes, custom properties. */
const families = new RegExp(`^${family}(?:,${family})*$`, 'u');

function fontOf(font: string | undefined): Record<string, string> {
  if (font === undefined) return {};
  if (!families.test(font)) throw new Error(`createBrand wants font families as CSS has them, as "Figtree", Arial, and not ${font}.`);
  return declared(vars.font, { family: `${font}, ${light.font.family}` });
}

/** Declarations by the names that the contract gives them. */
function declared(names: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [String(names[name]).slice('var('.length, -1), value]));
}

const block = (declarations: Readonly<Record<string, string>>) =>
  `{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
