import { devices } from './drawings/devices.ts';
import { food } from './drawings/food.ts';
import { home } from './drawings/home.ts';
import { leisure } from './drawings/leisure.ts';
import type { Tone } from './drawings/tones.ts';
import { wear } from './drawings/wear.ts';

/** Goods of the fixtures and the code point of their drawing in the MIT-licensed 3D set (docs/licences.md). */
export const drawings = { ...wear, ...food, ...home, ...devices, ...leisure } as const;

export type Drawing = keyof typeof drawings;

/** Tinted grounds. They let what is below shine through, so that they suit white pages and dark ones. */
export const tints = { sand: '#CFA052', sky: '#4F97D3', rose: '#DD6F52', mint: '#58A168' } as const;

export type Ground = keyof typeof tints;

/** How the drawing stands in its picture: twice, or so near that it is cropped. */
export const arrangements = ['pair', 'close'] as const;

export type Arrangement = (typeof arrangements)[number];

/** `shoe`, `shoe-teal`, `shoe-teal-pair-sand`: drawing, colour, arrangement, ground. */
type GoodsPicture =
  | Drawing
  | `${Drawing}-${Tone | Arrangement | Ground}`
  | `${Drawing}-${Tone | Arrangement}-${Arrangement | Ground}`
  | `${Drawing}-${Tone}-${Arrangement}-${Ground}`;

/** Wide pictures of an arcade, logos of merchants, and what stands behind a shop's name. */
type Scene = 'sign-in' | `banner-${string}-${number}` | `logo-${string}` | `shop-${string}`;

/** Address of a picture, as the wire carries it. */
export const pictureOf = (name: GoodsPicture | Scene) => `/pictures/${name}.svg`;
