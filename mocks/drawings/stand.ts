import type { Drawing } from '../drawings.ts';
import { shapes } from './shapes.ts';
import { embedded, short } from './svg.ts';
import { tilts } from './tilts.ts';

/** Where an object stands: the middle of it, its floor, and the box above that it fits into. */
export interface Place {
  x?: number;
  floor: number;
  width: number;
  height: number;
}

/** An object in its box, on its floor, with the shadow where it touches it. */
export function stand(drawing: Drawing, { x = 256, floor: y, width, height }: Place, filters: readonly string[]): string {
  const [left, top, right, bottom, footLeft, footRight] = shapes[drawing];
  // What is slender may be a little higher.
  const scale = Math.min(width / (right - left), (((right - left) * 2.2 < bottom - top ? 1.12 : 1) * height) / (bottom - top));
  const across = (from: number) => x + (from - (left + right) / 2) * scale;
  const foot = ((footRight - footLeft) * scale) / 2;
  const ellipse = (kind: string, middle: number, rx: number, ry: number) =>
    `<ellipse class="${kind}" cx="${short(middle)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="url(#shade)"/>`;
  const tilt = tilts[drawing];
  const place = `translate(${short(across(0))} ${short(y - bottom * scale)}) scale(${Math.round(scale * 1000) / 1000})${tilt ? ` rotate(${tilt} 128 128)` : ''}`;
  const drawn = `<image href="${embedded(drawing)}" width="256" height="256"/>`;
  const filtered = filters.reduce((inner, filter) => `<g filter="url(#${filter})">${inner}</g>`, drawn);
  return (
    ellipse('a', x, ((right - left) * scale) / 2.05, 22) +
    ellipse('c', across((footLeft + footRight) / 2), Math.max(foot * 1.16, 24), Math.min(15, 6 + foot * 0.07)) +
    `<g transform="${place}">${filtered}</g>`
  );
}

/** The set's own colours are those of toys. */
export const calm =
  '<filter id="calm" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values=".84"/></filter>';
