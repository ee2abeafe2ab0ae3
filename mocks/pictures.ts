import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { arcade, arcades, banner, frieze, shopFront, signIn } from './drawings/arcade.ts';
import { type GroundName, grounds } from './drawings/grounds.ts';
import { letters, mark } from './drawings/marks.ts';
import { type MarkGround, markGrounds, people, photoKinds, type View, views } from './drawings/names.ts';
import { photo } from './drawings/photos.ts';
import { portrait } from './drawings/portraits.ts';
import { cutOut, stage } from './drawings/stage.ts';
import { type Tone, tones } from './drawings/tones.ts';
import { type Drawing, drawings } from './drawings.ts';
import { usedPictures } from './market/catalogue/usedPictures.ts';

const isDrawing = (name: string | undefined): name is Drawing => name !== undefined && Object.hasOwn(drawings, name);
const isTone = (name: string | undefined): name is Tone => name !== undefined && Object.hasOwn(tones, name);
const isView = (name: string | undefined): name is View => views.some((one) => one === name);
const isGround = (name: string | undefined): name is GroundName => name !== undefined && Object.hasOwn(grounds, name);
const isMarkGround = (name: string | undefined): name is MarkGround => name !== undefined && Object.hasOwn(markGrounds, name);

/** One picture as SVG text, by its name without `.svg`, such as `handbag`; undefined when there is none of that name. */
export function drawPicture(name: string): string | undefined {
  if (name === 'sign-in') return signIn();
  const [first, second, third, ...rest] = name.split('-');
  if (first === 'arcade' || first === 'shop') return wholeArcade(first, name.split('-').slice(1));
  if (rest.length || second === undefined || isDrawing(first)) return goods(name);
  if (first === 'mark') return isMarkGround(third) ? mark(second, third) : undefined;
  if (first === 'banner' || first === 'frieze') {
    const kind = third !== undefined && Object.hasOwn(arcades, third) ? arcades[third] : undefined;
    const draw = first === 'banner' ? banner : frieze;
    return kind && isDrawing(second) ? draw(second, kind) : undefined;
  }
  if (third !== undefined) return undefined;
  if (first === 'icon') return isDrawing(second) ? cutOut(second) : undefined;
  if (first === 'photo') return photo(second);
  return first === 'portrait' ? portrait(second) : undefined;
}

/** Bays from end to end with one of the goods in each: `arcade-sand-amphora-coffee`, `shop-clay-amphora-coffee`. */
function wholeArcade(kind: 'arcade' | 'shop', [ground, ...words]: readonly string[]): string | undefined {
  const shown = words.filter(isDrawing);
  if (shown.length === 0 || shown.length < words.length) return undefined;
  if (kind === 'shop') return isMarkGround(ground) ? shopFront(shown, ground) : undefined;
  return isGround(ground) ? arcade(shown, ground) : undefined;
}

/** Goods, maybe in another colour, maybe in another view: `shoe`, `shoe-teal`, `shoe-teal-pair`. */
function goods(name: string): string | undefined {
  const [drawing, ...words] = name.split('-');
  const tone = isTone(words[0]) ? words[0] : undefined;
  const [view, ...rest] = tone ? words.slice(1) : words;
  if (!isDrawing(drawing) || rest.length || (view !== undefined && !isView(view))) return undefined;
  return stage(drawing, tone, view);
}

/** Names of all pictures that there are files of: what the marketplace shows, and no others. */
export function pictureNames(): ReadonlySet<string> {
  const marks = Object.keys(markGrounds).flatMap((ground) => Object.keys(letters).map((letter) => `mark-${letter}-${ground}`));
  const fixed = ['sign-in', ...marks, ...people.map((name) => `portrait-${name}`), ...photoKinds.map((name) => `photo-${name}`)];
  return new Set([...Object.keys(drawings), ...fixed, ...usedPictures()]);
}

/** Writes the pictures below a folder, so that Storybook can serve them. */
export function bakePictures(folder: string): void {
  const place = path.join(folder, 'pictures');
  mkdirSync(place, { recursive: true });
  const names = pictureNames();
  for (const file of readdirSync(place)) if (!names.has(file.replace(/\.svg$/, ''))) rmSync(path.join(place, file));
  for (const name of names) {
    const text = drawPicture(name);
    if (!text) throw new Error(`There is no picture "${name}". Its name is made of words of mocks/drawings.ts.`);
    const file = path.join(place, `${name}.svg`);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
