import { devices } from './drawings/devices.ts';
import { food } from './drawings/food.ts';
import { home } from './drawings/home.ts';
import { leisure } from './drawings/leisure.ts';
import type { MarkGround, Person, PhotoKind, View } from './drawings/names.ts';
import type { Tone } from './drawings/tones.ts';
import { wear } from './drawings/wear.ts';

/** Goods of the fixtures and the code point of their drawing in the MIT-licensed 3D set (docs/licences.md). */
export const drawings = { ...wear, ...food, ...home, ...devices, ...leisure } as const;

export type Drawing = keyof typeof drawings;

/** `shoe`, `shoe-teal`, `shoe-teal-pair`: drawing, colour, view. */
type GoodsPicture = Drawing | `${Drawing}-${Tone | View}` | `${Drawing}-${Tone}-${View}`;

/** Cut-outs, wide pictures of an arcade, marks of shops and what stands behind their names, portraits, what people send. */
type OtherPicture =
  | 'sign-in'
  | `icon-${Drawing}`
  | `banner-${Drawing}-${number}`
  | `frieze-${Drawing}-${number}`
  | `arcade-${NeutralGround}-${string}`
  | `mark-${string}-${MarkGround}`
  | `shop-${MarkGround}-${string}`
  | `portrait-${Person}`
  | `photo-${PhotoKind}`;

/** The grounds that goods stand on. */
export type NeutralGround = 'stone' | 'sand' | 'mist';

/** Address of a picture, as the wire carries it. */
export const pictureOf = (name: GoodsPicture | OtherPicture) => `/pictures/${name}.svg`;

/** The same of a wide picture with one of the goods in each of its bays, from end to end. */
export const arcadeOf = (ground: NeutralGround, goods: readonly Drawing[]) => pictureOf(`arcade-${ground}-${goods.join('-')}`);

/** The same of what stands behind a shop's name. */
export const shopFrontOf = (ground: MarkGround, goods: readonly Drawing[]) => pictureOf(`shop-${ground}-${goods.join('-')}`);
