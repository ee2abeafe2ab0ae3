import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Drawing, drawings } from '../drawings.ts';

/** The folder of the drawings' own files: beside the code in the published package, which has those it needs; else of the package that they come from. */
export const assets =
  [path.join(import.meta.dirname, '../drawings'), path.join(import.meta.dirname, 'drawings')].find(hasDrawings) ?? ofPackage();

function hasDrawings(folder: string): boolean {
  return existsSync(path.join(folder, `${drawings.handbag}.webp`));
}

function ofPackage(): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
}

const read = new Map<Drawing, string>();

/** A drawing as a data address, for a picture in an `<img>` loads nothing else. */
export function embedded(name: Drawing): string {
  const known = read.get(name);
  if (known) return known;
  const data = `data:image/webp;base64,${readFileSync(path.join(assets, `${drawings[name]}.webp`)).toString('base64')}`;
  read.set(name, data);
  return data;
}

/** A whole picture; it is as large as its view, unless said otherwise. */
export const svg = (width: number, height: number, inner: string, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">${shared(inner)}</svg>`;

/** The same with each drawing once, however often it is shown: they are nearly all of its bytes. */
function shared(inner: string): string {
  const images: readonly string[] = inner.match(/<image [^>]+>/g) ?? [];
  const repeated = [...new Set(images)].filter((one) => images.indexOf(one) !== images.lastIndexOf(one));
  const defs = repeated.map((one, at) => one.replace('<image', `<image id="i${at}"`)).join('');
  return (defs && `<defs>${defs}</defs>`) + repeated.reduce((text, one, at) => text.replaceAll(one, `<use href="#i${at}"/>`), inner);
}

/** A drawing as it is, in a square. */
export const image = (name: Drawing, x: number, y: number, size: number, more = '') =>
  `<image href="${embedded(name)}" x="${x}" y="${y}" width="${size}" height="${size}"${more}/>`;

/** An arch on a floor. */
export const archPath = (x: number, width: number, top: number, floor: number) =>
  `M${short(x)} ${floor}V${short(top + width / 2)}a${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(width)} 0V${floor}Z`;

/** With one decimal at most. */
export const short = (value: number) => Math.round(value * 10) / 10;
