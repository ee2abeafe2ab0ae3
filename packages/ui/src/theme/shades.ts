import { channelsOf, contrast } from './contrast.ts';
import type { ColourRole } from './purposes.ts';

/** The roles that an accent decides. */
export type AccentRole = Extract<ColourRole, `accent${string}` | 'onAccent'>;

type Palette = Readonly<Record<ColourRole, string>>;

/** What an accent is made into, for one theme: fills, ink, tints and lines that go with its grounds. */
export function shadesOf(accent: string, palette: Palette, isDark: boolean): Record<AccentRole, string> {
  const onAccent = inks.find((ink) => contrast(ink, accent) >= 4.5) ?? '#FFFFFF';
  // Hover and press go away from the ink, so that it can be read all the better.
  const away = onAccent === '#FFFFFF' ? '#000000' : '#FFFFFF';
  const ground = isDark ? palette.surface : '#FFFFFF';
  const shares = isDark ? { tint: 0.1, strong: 0.16, line: 0.34 } : { tint: 0.06, strong: 0.11, line: 0.25 };
  const grounds = [palette.canvas, palette.page, palette.surface, palette.raised];
  const tints = { accentTint: mix(accent, ground, shares.tint), accentTintStrong: mix(accent, ground, shares.strong) };
  const to = isDark ? '#FFFFFF' : '#000000';
  return {
    accentFill: accent,
    accentHover: mix(away, accent, 0.08),
    accentPress: mix(away, accent, 0.16),
    accentText: readable(accent, to, [...grounds, ...Object.values(tints)], 4.5),
    ...tints,
    accentLine: mix(accent, ground, shares.line),
    accentGraphic: readable(accent, to, grounds, 3),
    onAccent,
  };
}

/** White, else the ink of the text, else black: one of them can be read on any colour. */
const inks = ['#FFFFFF', '#18181B', '#000000'];

/** The colour nearest to `colour`, on its way to another, that reaches a contrast on every one of the grounds. */
export function readable(colour: string, to: string, grounds: readonly string[], least: number): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(to, colour, step / 50));
  return steps.find((one) => grounds.every((ground) => contrast(one, ground) >= least)) ?? to;
}

/** A share of one colour over another, as `#RRGGBB`. */
export function mix(colour: string, over: string, share: number): string {
  const [above, below] = [channelsOf(colour), channelsOf(over)];
  const byte = (at: 0 | 1 | 2) => Math.round(above[at] * share + below[at] * (1 - share));
  return `#${([0, 1, 2] as const).map((at) => byte(at).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
