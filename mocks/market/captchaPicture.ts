import { draw } from './random.ts';
import type { MarketState } from './state.ts';

type Point = readonly [x: number, y: number];

/** Characters that nobody takes for another, as strokes on a grid of 4 by 6: its own alphabet, the same on every machine. */
const glyphs: Readonly<Record<string, string>> = {
  A: '06 20 46,14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46,03 33',
  F: '40 00 06,03 33',
  H: '00 06,40 46,03 43',
  K: '00 06,40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03,23 46',
  T: '00 40,20 26',
  U: '00 05 16 36 45 40',
  X: '00 46,40 06',
  Y: '00 23 40,23 26',
  Z: '00 40 06 46',
  3: '01 10 30 41 42 33 13,33 44 45 36 16 05',
  4: '36 30 04 44',
  7: '00 40 16',
};

export const captchaCharacters = Object.keys(glyphs).join('');

const width = 132;
const height = 44;

/** Draws characters, each leaning and swelling its own way, on a wave, with two lines across. */
export function drawCaptcha(state: Pick<MarketState, 'random'>, characters: readonly string[]): string {
  const between = (low: number, high: number) => low + draw(state) * (high - low);
  const [phase, swing] = [between(0, 6), between(2, 4)];
  const cell = (width - 16) / characters.length;
  const paths = characters.map((character, at) => {
    const [lean, size, turn] = [between(-0.25, 0.25), between(0.9, 1.15), between(-0.25, 0.25)];
    const place = ([x, y]: Point): Point => {
      const [left, down] = [(x - 2) * 3.8 * size, (y - 3) * 4.4 * size];
      const [across, along] = [left * Math.cos(turn) - down * Math.sin(turn), left * Math.sin(turn) + down * Math.cos(turn)];
      const right = 8 + cell * (at + 0.5) + across - along * lean;
      return [right, height / 2 + along + swing * Math.sin(right / 14 + phase)];
    };
    return strokesOf(character).map((stroke) => pathOf(bendable(stroke).map(place)));
  });
  const line = () =>
    `M0 ${figure(between(8, 36))}C${figure(width / 3)} ${figure(between(-6, 50))} ${figure(width / 1.5)} ${figure(between(-6, 50))} ${width} ${figure(between(8, 36))}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="#F6EEE6" d="M0 0h${width}v${height}H0z"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke="#B9A58F" stroke-width="1.5" d="${line()}${line()}"/><path stroke="#3B2A20" stroke-width="3" d="${paths.flat().join('')}"/></g></svg>`
  );
}

const strokesOf = (character: string): Point[][] =>
  (glyphs[character] ?? '').split(',').map((stroke) => stroke.split(' ').map((point): Point => [Number(point[0]), Number(point[1])]));

/** A stroke with points between its corners, so that the wave bends it. */
function bendable(stroke: readonly Point[]): Point[] {
  return stroke.flatMap(([x, y], at): Point[] => {
    const [toX, toY] = stroke[at + 1] ?? [x, y];
    return at + 1 === stroke.length
      ? [[x, y]]
      : [0, 1, 2, 3].map((part): Point => [x + ((toX - x) * part) / 4, y + ((toY - y) * part) / 4]);
  });
}

const figure = (value: number) => Math.round(value * 10) / 10;
const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}`;
