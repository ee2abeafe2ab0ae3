import path from 'node:path';
import sharp from 'sharp';
import { type Drawing, drawings } from '../drawings.ts';
import type { Shape } from './shapes.ts';
import { assets } from './svg.ts';
import { tilts } from './tilts.ts';

/** What shapes.ts says of a drawing, measured in its pixels. */
export async function measure(name: Drawing): Promise<Shape> {
  const { data, info } = await sharp(path.join(assets, `${drawings[name]}.webp`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const angle = ((tilts[name] ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const points: [x: number, y: number][] = [];
  const lights: number[] = [];
  for (let at = 0; at < info.width * info.height; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    if (alpha < 96) continue;
    const [x, y] = [(at % info.width) + 0.5 - 128, Math.floor(at / info.width) + 0.5 - 128];
    points.push([128 + x * cos - y * sin, 128 + x * sin + y * cos]);
    lights.push((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255);
  }
  const range = (list: number[]): [number, number] => [list.reduce((a, b) => Math.min(a, b)), list.reduce((a, b) => Math.max(a, b))];
  const [left, right] = range(points.map(([x]) => x));
  const [top, bottom] = range(points.map(([, y]) => y));
  const foot = range(points.filter(([, y]) => y > bottom - Math.max(6, (bottom - top) * 0.05)).map(([x]) => x));
  const sorted = lights.toSorted((a, b) => a - b);
  const light = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100);
  const whole = Math.round;
  return [whole(left), whole(top), whole(right), whole(bottom), whole(foot[0]), whole(foot[1]), light(0.04), light(0.96)];
}
