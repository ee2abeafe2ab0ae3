import { dark } from './src/theme/dark.ts';
import { light, type NightTheme } from './src/theme/light.ts';
import { motion, radius, space, text, weight } from './src/theme/scale.ts';

/** A token, or tokens under names, as the Design Tokens Community Group writes them. */
type Token = { $type: string; $value: unknown; $description?: string };
type Tokens = { [name: string]: Token | Tokens };

/** The two themes and the scale in the format of the Design Tokens Community Group (2025.10), for tools of designers. */
export function designTokens(): Tokens {
  return {
    light: themeTokens(light),
    dark: themeTokens(dark),
    font: { family: { $type: 'fontFamily', $value: families } },
    space: each(space, dimensionToken),
    radius: each({ ...light.radius, full: radius.full }, dimensionToken),
    weight: each(weight, (value) => ({ $type: 'fontWeight', $value: value })),
    motion: each(motion, transitionToken),
    text: each(text, typographyToken),
  };
}

const families = light.font.family.split(',').map((name) => name.trim().replaceAll('"', ''));

function themeTokens({ color, ground, shadow }: NightTheme): Tokens {
  return { color: each(color, colorToken), ground: each(ground, colorToken), shadow: each(shadow, shadowToken) };
}

function each<Value>(values: Readonly<Record<string, Value>>, token: (value: Value) => Token): Tokens {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));
}

const colorToken = (css: string): Token => ({ $type: 'color', $value: colorValue(css) });
const dimensionToken = (css: string): Token => ({ $type: 'dimension', $value: dimensionValue(css) });

/** @throws for a colour that is neither `#RRGGBB`, `rgb(r g b / a)` nor `transparent`. */
function colorValue(css: string) {
  const [, hex] = /^#([0-9A-F]{6})$/i.exec(css) ?? [];
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css)?.slice(1).map(Number);
  if (hex !== undefined) return srgb([0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  if (rgb !== undefined) return srgb(rgb.slice(0, 3), rgb[3]);
  if (css === 'transparent') return srgb([0, 0, 0], 0);
  throw new Error(`tokens.json cannot say the colour "${css}": write it as #RRGGBB or rgb(r g b / a).`);
}

const srgb = (bytes: readonly number[], alpha = 1) => ({
  colorSpace: 'srgb',
  // A step of a screen's 255 is four thousandths.
  components: bytes.map((byte) => Math.round((byte * 1000) / 255) / 1000),
  // What says nothing of it is opaque.
  ...(alpha < 1 && { alpha }),
});

/** @throws for a length that is neither in `px` nor in `rem`. */
function dimensionValue(css: string) {
  const [, value = '', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === '') throw new Error(`tokens.json cannot say the length "${css}": write it in px or rem.`);
  return { value: Number(value), unit };
}

function shadowToken(css: string): Token {
  const inside = /^drop-shadow\((.*)\)$/.exec(css)?.[1] ?? css;
  const layers = inside.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', color = ''] = /^(.*?)\s*((?:rgb\(|#|transparent).*)$/.exec(layer) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
    return {
      color: colorValue(color),
      offsetX: dimensionValue(offsetX),
      offsetY: dimensionValue(offsetY),
      blur: dimensionValue(blur),
      spread: dimensionValue(spread),
    };
  });
  return { $type: 'shadow', $value: layers };
}

/** `ease-out` as the curve that CSS means by it. */
function transitionToken(css: string): Token {
  const duration = Number.parseInt(css, 10);
  const milliseconds = (value: number) => ({ value, unit: 'ms' });
  return {
    $type: 'transition',
    $value: { duration: milliseconds(duration), delay: milliseconds(0), timingFunction: [0, 0, 0.58, 1] },
  };
}

function typographyToken({ fontSize, lineHeight, letterSpacing, fontWeight }: (typeof text)[keyof typeof text]): Token {
  const size = Number.parseFloat(fontSize);
  const tracking = Number.parseFloat(/-?[\d.]+(?=em)/.exec(letterSpacing)?.[0] ?? '0');
  return {
    $type: 'typography',
    $value: {
      fontFamily: families,
      fontSize: { value: size, unit: 'rem' },
      fontWeight,
      letterSpacing: { value: rounded(tracking * size), unit: 'rem' },
      lineHeight: rounded(Number.parseFloat(/[\d.]+/.exec(lineHeight)?.[0] ?? '1')),
    },
  };
}

/** To four decimals. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
