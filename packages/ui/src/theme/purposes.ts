import { light } from './light.ts';
import { contrast } from './contrast.ts';

export type ColourRole = keyof typeof light.color;

/** What a colour is for. Text and graphics are measured on each ground that they are meant for. */
export type Purpose =
  | { kind: 'text'; on: readonly ColourRole[] }
  /** Control borders, stars, large signs. */
  | { kind: 'graphic'; on: readonly ColourRole[] }
  /** Words of what cannot be used now: WCAG asks nothing of them, we ask what it asks of graphics. */
  | { kind: 'inactive'; on: readonly ColourRole[] }
  | { kind: 'ground' }
  /** Parts what is parted by space already. */
  | { kind: 'hairline' };

/** The least contrast: that of WCAG AA, where it asks for one. */
export const leastContrast = { text: 4.5, graphic: 3, inactive: 3 } as const;

const ground = { kind: 'ground' } as const;
const hairline = { kind: 'hairline' } as const;
const grounds = ['canvas', 'page', 'surface', 'raised'] as const;

/** A new colour without a purpose does not compile. */
export const purposes: Readonly<Record<ColourRole, Purpose>> = {
  accentFill: ground,
  accentHover: ground,
  accentPress: ground,
  accentText: { kind: 'text', on: [...grounds, 'accentTint', 'accentTintStrong'] },
  accentTint: ground,
  accentTintStrong: ground,
  accentLine: hairline,
  accentGraphic: { kind: 'graphic', on: grounds },
  onAccent: { kind: 'text', on: ['accentFill', 'accentHover', 'accentPress'] },
  text: {
    kind: 'text',
    on: [...grounds, 'sunken', 'sunkenHover', 'accentTint', 'accentTintStrong', 'dangerTint', 'successTint', 'warningTint', 'infoTint'],
  },
  muted: { kind: 'text', on: [...grounds, 'sunken', 'sunkenHover', 'accentTint'] },
  faint: { kind: 'text', on: [...grounds, 'sunken'] },
  disabled: { kind: 'inactive', on: ['surface', 'sunken'] },
  canvas: ground,
  page: ground,
  surface: ground,
  raised: ground,
  sunken: ground,
  sunkenHover: ground,
  line: hairline,
  lineMid: hairline,
  lineStrong: { kind: 'graphic', on: grounds },
  danger: { kind: 'text', on: [...grounds, 'dangerTint'] },
  dangerTint: ground,
  success: { kind: 'text', on: [...grounds, 'successTint'] },
  successTint: ground,
  warning: { kind: 'text', on: [...grounds, 'warningTint'] },
  warningTint: ground,
  info: { kind: 'text', on: [...grounds, 'infoTint'] },
  infoTint: ground,
  star: { kind: 'graphic', on: ['canvas', 'surface', 'raised'] },
  scrim: ground,
  inverse: ground,
  onInverse: { kind: 'text', on: ['inverse'] },
  onInverseSuccess: { kind: 'graphic', on: ['inverse'] },
  onInverseDanger: { kind: 'graphic', on: ['inverse'] },
  onInverseInfo: { kind: 'graphic', on: ['inverse'] },
};

export interface Pair {
  ground: ColourRole;
  ratio: number;
  least: number;
}

/** The measured contrasts of a role in a palette; none for grounds and hairlines. */
export function pairsOf(role: ColourRole, palette: Readonly<Record<ColourRole, string>>): Pair[] {
  const purpose = purposes[role];
  if (!('on' in purpose)) return [];
  return purpose.on.map((ground) => ({ ground, ratio: contrast(palette[role], palette[ground]), least: leastContrast[purpose.kind] }));
}

/** Every role, in the order of the contract. */
export const roles = Object.keys(light.color).filter((name): name is ColourRole => name in purposes);
