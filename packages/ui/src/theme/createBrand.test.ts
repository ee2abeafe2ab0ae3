import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { vars } from './contract.css.ts';
import { createBrand } from './createBrand.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { pairsOf, roles } from './purposes.ts';
import { radius } from './scale.ts';
import { mix, shadesOf } from './shades.ts';

test('the corners of the scale are those of the contract, and what is round', () => {
  expect(radius).toEqual({ ...vars.radius, full: '999px' });
});

describe('a brand', () => {
  const brand = createBrand({ accent: { light: '#0B6E4F', dark: '#2C9C76' }, radius: 3, font: '"Figtree"' });

  test('is custom properties by day, by the wish of the system, and by the choice of the page', () => {
    const [day = '', system = '', chosen = ''] = brand.css.split('\n');
    expect(day).toMatch(/^:root\{--galleria-color-accent-fill:#0B6E4F;/);
    expect(system).toMatch(
      /^@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{--galleria-color-accent-fill:#2C9C76;/,
    );
    expect(chosen).toMatch(/^:root\[data-theme=dark\]\{--galleria-color-accent-fill:#2C9C76;/);
  });

  test('has corners that go together, and the fonts of the library behind its own', () => {
    expect(brand.css).toContain('--galleria-radius-tag:2px;--galleria-radius-control:3px;--galleria-radius-control-large:4px');
    expect(brand.css).toContain('--galleria-radius-card:6px;--galleria-radius-dialog:8px');
    expect(brand.css).toContain(`--galleria-font-family:"Figtree", ${light.font.family}`);
  });

  test('is lighter by night than by day where controls could not be seen', () => {
    const { light: day, dark: night } = createBrand({ accent: '#0B2A6F' });
    expect([day.accentFill, night.accentFill]).toEqual(['#0B2A6F', '#4F6697']);
    expect(createBrand({ accent: '#D9301A' }).dark.accentFill).toBe('#D9301A');
  });

  test('changes no corner and no font unless it is told to', () => {
    expect(createBrand({ accent: '#D9301A' }).css).not.toMatch(/radius|font/);
  });

  test('holds within a selector', () => {
    const { css } = createBrand({ accent: '#D9301A', font: 'Georgia', selector: '[data-brand=north]' });
    const [day, system, chosen] = css.split('\n');
    expect(day).toMatch(/^\[data-brand=north\]\{.*;font-family:var\(--galleria-font-family\)\}$/);
    expect(system).toContain(':root:not([data-theme=light]) [data-brand=north]{');
    expect(chosen).toContain(':root[data-theme=dark] [data-brand=north]{');
  });

  test('a role that is its own by day alone is the theme’s by night', () => {
    const { css } = createBrand({ accent: '#D9301A', colors: { light: { star: '#AA5500' } } });
    const [day, ...nights] = css.split('\n');
    expect(day).toContain('--galleria-color-star:#AA5500');
    for (const night of nights) expect(night).toContain(`--galleria-color-star:${dark.color.star}`);
  });

  test('comes near the colours that were chosen by hand', () => {
    const far = Object.entries({ light, dark }).flatMap(([theme, { color }]) =>
      Object.entries(shadesOf('#D9301A', color, theme === 'dark')).filter(
        ([role, shade]) => Math.max(...distance(shade, String(Object(color)[role]))) > 32,
      ),
    );
    expect(far).toEqual([]);
  });
});

const distance = (one: string, other: string) =>
  [1, 3, 5].map((at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)));

test('every accent either is refused with one that does, or can be read everywhere', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
  fc.assert(
    fc.property(colour, (accent) => {
      const brand = accepted(accent);
      for (const [palette, colours] of [
        [light.color, brand.light],
        [dark.color, brand.dark],
      ] as const) {
        const whole = { ...palette, ...colours };
        for (const role of roles) for (const { ratio, least } of pairsOf(role, whole)) expect(ratio).toBeGreaterThanOrEqual(least);
        expect(contrast(whole.accentFill, whole.surface)).toBeGreaterThanOrEqual(3);
      }
    }),
  );
});

/** Follows the advice of each refusal, one for each theme at most. */
function accepted(accent: Parameters<typeof createBrand>[0]['accent'], attempts = 2) {
  try {
    return createBrand({ accent });
  } catch (error) {
    const [, day = '', night = ''] = /accent: \{ light: '(#\w+)', dark: '(#\w+)' \}/.exec(String(error)) ?? [];
    if (attempts === 0 || day === '') throw error;
    return accepted({ light: day, dark: night }, attempts - 1);
  }
}

describe('createBrand refuses in one sentence', () => {
  test.each([
    [
      { accent: '#FFD400' },
      "The accent #FFD400 has 1.43:1 on the canvas #FFFFFF of the light theme, and a control needs 3:1: give a darker one there, as accent: { light: '#A88C00', dark: '#FFD400' }.",
    ],
    [
      { accent: { light: '#0B2A6F', dark: '#0B2A6F' } },
      "The accent #0B2A6F has 1.41:1 on the canvas #111113 of the dark theme, and a control needs 3:1: give a lighter one there, as accent: { light: '#0B2A6F', dark: '#4F6697' }.",
    ],
    [
      { accent: '#D9301A', colors: { light: { muted: '#B0B0B0' } } },
      'In the light theme muted #B0B0B0 has 2.16:1 on canvas #FFFFFF and needs 4.5:1: change one of the two in colors.light of createBrand.',
    ],
    [{ accent: 'red' }, 'createBrand wants accent as #RRGGBB, as "#0B6E4F", and not "red".'],
    [{ accent: '#D9301A', radius: -1 }, 'createBrand wants a radius in px from 0 to 20, as 6, and not "-1".'],
    [{ accent: '#D9301A', radius: Number.NaN }, 'createBrand wants a radius in px from 0 to 20, as 6, and not "NaN".'],
    [{ accent: '#D9301A', font: 'x;}body{' }, 'createBrand wants font families as CSS has them, as "Figtree", Arial, and not x;}body{.'],
  ])('%o', (options, sentence) => {
    expect(() => createBrand(options)).toThrow(new Error(sentence));
  });
});

describe('a font', () => {
  const withFont = (font: string) => createBrand({ accent: '#D9301A', font }).css;

  test.each([
    'Georgia',
    '-apple-system, system-ui, ui-sans-serif',
    'Gill Sans, Brand_2',
    '"Brand Sans Pro 2.0"',
    `"O'Neill Sans", 'a (b) + c'`,
    '"思源黑体", 思源黑体',
    '"ฟอนต์ไทย", ฟอนต์ไทย',
    'var(--font-figtree)',
    `var( --font-figtree ), '__Figtree_Fallback_5cfdac', serif`,
  ])('may be %s', (font) => expect(withFont(font)).toContain(`--galleria-font-family:${font}, `));

  test.each([
    '',
    ' ',
    'Georgia,',
    ', Georgia',
    '"Figtree',
    `"Figtree'`,
    '"Fig"tree"',
    'Fig;color:red',
    '"Fig;tree"',
    '"Fig}tree"',
    '"</style>"',
    '</style>',
    '"Fig\\"',
    '"Fig\ntree"',
    'Brand Sans 2.0',
    'url(x)',
    'var(--a,red)',
    'var(--a',
    'a/*b*/',
    '!important',
  ])('may not be %j', (font) => expect(() => withFont(font)).toThrow('createBrand wants font families as CSS has them'));
});

test('a mix of two colours is between them', () => {
  expect([mix('#FFFFFF', '#000000', 0.5), mix('#D9301A', '#FFFFFF', 0), mix('#D9301A', '#FFFFFF', 1)]).toEqual([
    '#808080',
    '#FFFFFF',
    '#D9301A',
  ]);
});
