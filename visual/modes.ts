import { axeColours, axeStructure } from './axe.ts';
import { cascade } from './cascade.ts';
import { clip, spacedClip, widthsClip } from './clip.ts';
import type { Check, Mode } from './scenes.ts';
import { type Setting, settings } from './variants.ts';

const inPseudo: Setting = { ...settings.base, globals: { theme: 'light', locale: 'pseudo' } };

/**
 * The conditions that neither the story run nor the pictures show every story in: whether text is cut or overlaps, what axe
 * says, and whether styles depend on the order of files. Each finds what no other does (docs/decisions/10-time-of-the-tests.md).
 */
export const modes: readonly Mode[] = [
  { name: 'dark', setting: settings.dark, checks: [axeColours] },
  { name: '320 px, pseudo-locale', setting: { ...inPseudo, viewport: { width: 320, height: 800 } }, checks: [clip, axeStructure, cascade] },
  { name: 'text at 200 %, pseudo-locale', setting: { ...inPseudo, textSize: 32 }, checks: [clip, cascade] },
];

const at = (setting: Setting, width: number): Setting => ({ ...setting, viewport: { width, height: 800 } });

/** Only when they are asked for, as they find little: spaced text, and widths between a phone's and a desk's, just above which a layout changes. */
const others: readonly Mode[] = [
  { name: 'spaced text', setting: settings.base, checks: [spacedClip] },
  { name: 'spaced text, 320 px', setting: at(settings.base, 320), checks: [spacedClip] },
  ...[600, 720, 992].map((width) => ({ name: `${width} px, pseudo-locale`, setting: at(inPseudo, width), checks: [widthsClip] })),
];

const checks = { clip: [clip], axe: [axeColours, axeStructure], cascade: [cascade], spacing: [spacedClip], widths: [widthsClip] };

/**
 * The modes with some of their checks, by the names of these: `clip`, `axe`, `cascade`, `spacing`, `widths`.
 * @throws Error when there is no such check.
 */
export function modesFor(names: readonly string[]): Mode[] {
  const wanted: readonly Check[] = Object.entries(checks).flatMap(([name, check]) => (names.includes(name) ? check : []));
  if (wanted.length === 0) throw new Error(`--for takes ${Object.keys(checks).join(' and ')}, not "${names.join(',')}".`);
  return [...modes, ...others]
    .map((mode) => ({ ...mode, checks: mode.checks.filter((check) => wanted.includes(check)) }))
    .filter(({ checks }) => checks.length > 0);
}
