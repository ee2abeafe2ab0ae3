import type { Drawing } from '../drawings.ts';
import { dyed } from './dyed.ts';
import { shapes } from './shapes.ts';
import { short } from './svg.ts';
import { type Tone, tones } from './tones.ts';

/** The filter `dye` that gives a drawing another colour: its light and shade stay. Undefined when it takes none. */
export function dye(drawing: Drawing, tone: Tone): string | undefined {
  const part = dyed[drawing];
  if (!part) return undefined;
  const [, , , , , , dark, light] = shapes[drawing];
  // A flat drawing keeps some of its flatness: its noise would be seen.
  const spread = 100 / Math.max(light - dark, 52);
  const row = `${[0.2126, 0.7152, 0.0722].map((share) => thousandths(share * spread)).join(' ')} 0 ${thousandths(0.5 - ((dark + light) / 200) * spread)} `;
  const channel = (name: string, at: number) =>
    `<feFunc${name} type="table" tableValues="${tones[tone].map((hex) => thousandths(Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255)).join(' ')}"/>`;
  const paint = `<feColorMatrix values="${row.repeat(3)}0 0 0 1 0"/><feComponentTransfer result="p">${['R', 'G', 'B'].map(channel).join('')}</feComponentTransfer>`;
  // What is dyed and what is not are cut along the same mask, so that no edge shows the colour below.
  const where =
    part === 'all'
      ? ''
      : `<feColorMatrix in="SourceGraphic" values="${'0 '.repeat(15)}${maskOf(part)}" result="w"/><feComposite in="p" in2="w" operator="in" result="p"/><feComposite in="SourceGraphic" in2="w" operator="out"/><feComposite in2="p" operator="arithmetic" k2="1" k3="1"/>`;
  return `<filter id="dye" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${paint}${where}</filter>`;
}

/** The row of a colour matrix that makes a mask: opaque where a pixel is of the hue, or light. */
function maskOf(part: readonly [hue: number, from: number] | 'light'): string {
  if (part === 'light') return '1.1 3.6 .4 0 -2';
  const [hue, from] = part;
  const gain = 16;
  const along = (turn: number) => thousandths(gain * Math.cos(((hue + turn) * Math.PI) / 180));
  return `${along(0)} ${along(-120)} ${along(120)} 0 ${short(-gain * from)}`;
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000;
