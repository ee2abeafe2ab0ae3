import type { Drawing } from '../drawings.ts';
import { devices } from './devices.ts';
import { food } from './food.ts';
import { home } from './home.ts';
import { leisure } from './leisure.ts';
import { wear } from './wear.ts';

/** A ground by day and by night: itself, its light, its depth. */
type Ground = readonly [day: readonly [string, string, string], night: readonly [string, string, string]];

/** Goods stand on the first three; the others are for what is shown on colour. */
export const grounds = {
  stone: [
    ['#F4F3F1', '#FBFAF9', '#E7E4DF'],
    ['#262522', '#33312E', '#1D1C1A'],
  ],
  sand: [
    ['#F6F0E7', '#FCF9F4', '#EADFCF'],
    ['#29251E', '#363129', '#1F1B15'],
  ],
  mist: [
    ['#EFF2F4', '#F8FAFB', '#DEE4E9'],
    ['#222629', '#2E3337', '#1A1D20'],
  ],
  blush: [
    ['#F8E9E2', '#FCF4F0', '#EFD9CF'],
    ['#3A2A25', '#4A3731', '#2C1F1B'],
  ],
  sky: [
    ['#E5EEF6', '#F1F6FA', '#D2E1EC'],
    ['#223140', '#2E4051', '#18242F'],
  ],
  sage: [
    ['#E7EEE3', '#F2F6F0', '#D5E1CF'],
    ['#263227', '#334235', '#1B251C'],
  ],
  lilac: [
    ['#ECE9F4', '#F6F4FA', '#DED8EC'],
    ['#2D2938', '#3B3649', '#211D2B'],
  ],
  butter: [
    ['#F8F0D6', '#FBF7E8', '#EFE3BC'],
    ['#383120', '#48402C', '#292315'],
  ],
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;

/** The ground of a drawing follows from what kind of goods it shows. */
export const groundOf = (drawing: Drawing): GroundName =>
  drawing in wear || drawing in leisure ? 'stone' : drawing in food || drawing in home ? 'sand' : 'mist';

const colours = ['sky', 'blush', 'sage', 'butter', 'lilac'] as const;
const inOrder = Object.keys({ ...wear, ...food, ...home, ...devices, ...leisure }).toSorted();

/** The colour that a drawing is shown on. */
export const colourOf = (drawing: Drawing): GroundName => colours[inOrder.indexOf(drawing) % colours.length] ?? 'sky';

/** A style sheet and paints `ground` and `floor`, for day and night: the picture follows the scheme of where it stands. */
export function groundPaints(name: GroundName): string {
  const rules = ([plain, light, deep]: readonly [string, string, string]) =>
    `.g{stop-color:${plain}}.l{stop-color:${light}}.d{stop-color:${deep}}.t{fill:${deep}}`;
  const [day, night] = grounds[name];
  const shade = (contact: string, around: string, colour: string) => `.s{stop-color:${colour}}.c{opacity:${contact}}.a{opacity:${around}}`;
  return (
    `<style>${rules(day)}.w{opacity:.55}${shade('.34', '.2', '#3C281E')}@media(prefers-color-scheme:dark){${rules(night)}.w{opacity:.03}${shade('.75', '.5', '#000')}}</style>` +
    '<radialGradient id="ground" cx=".5" cy=".36" r=".9" gradientTransform="matrix(1 0 0 .78 0 .08)"><stop class="l"/><stop offset=".78" class="g"/></radialGradient>' +
    '<linearGradient id="niche" x2="0" y2="1"><stop class="d"/><stop offset=".8" class="g"/></linearGradient>' +
    '<linearGradient id="floor" x2="0" y2="1"><stop class="d" stop-opacity="0"/><stop offset="1" class="d" stop-opacity=".62"/></linearGradient>' +
    '<radialGradient id="shade"><stop class="s"/><stop offset=".45" class="s" stop-opacity=".62"/><stop offset="1" class="s" stop-opacity="0"/></radialGradient>'
  );
}
