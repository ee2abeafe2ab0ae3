import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hues } from './drawings/hues.ts';
import { greys, type Tone, tones } from './drawings/tones.ts';
import { type Arrangement, arrangements, type Drawing, drawings, type Ground, tints } from './drawings.ts';
import { usedPictures } from './market/catalogue/usedPictures.ts';

const assets = path.join(path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const read = new Map<Drawing, string>();

/** A drawing as a data address, for a picture in an `<img>` loads nothing else. */
function embedded(name: Drawing): string {
  const known = read.get(name);
  if (known) return known;
  const data = `data:image/webp;base64,${readFileSync(path.join(assets, `${drawings[name]}.webp`)).toString('base64')}`;
  read.set(name, data);
  return data;
}

const isDrawing = (name: string | undefined): name is Drawing => name !== undefined && Object.hasOwn(drawings, name);
const isTone = (name: string | undefined): name is Tone =>
  name !== undefined && (Object.hasOwn(tones, name) || greys.some((grey) => grey === name));
const isArrangement = (name: string | undefined): name is Arrangement => arrangements.some((one) => one === name);
const isGround = (name: string | undefined): name is Ground => name !== undefined && Object.hasOwn(tints, name);

const svg = (width: number, height: number, inner: string, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs && `<defs>${defs}</defs>`}${inner}</svg>`;

const image = (name: Drawing, x: number, y: number, size: number, more = '') =>
  `<image href="${embedded(name)}" x="${x}" y="${y}" width="${size}" height="${size}"${more}/>`;

/** One picture as SVG text; undefined when there is none of that name. */
export function drawPicture(name: string): string | undefined {
  if (name === 'sign-in') return signIn();
  const [first, second, third, ...rest] = name.split('-');
  if (rest.length === 0 && isDrawing(second)) {
    if (first === 'logo' && third === undefined) return logo(second);
    if (first === 'shop' && third === undefined) return shopFront(second);
    const arcade = first === 'banner' && third !== undefined && Object.hasOwn(arcades, third) ? arcades[third] : undefined;
    if (arcade) return banner(second, arcade);
  }
  return goods(name);
}

/** A good on no ground or a tinted one, maybe in another colour: `shoe`, `shoe-teal-pair-sand`. */
function goods(name: string): string | undefined {
  const words = name.split('-');
  const drawing = words.shift();
  if (!isDrawing(drawing)) return undefined;
  const take = <T extends string>(is: (word: string | undefined) => word is T): T | undefined => {
    const [word] = words;
    if (!is(word)) return undefined;
    words.shift();
    return word;
  };
  const tone = take(isTone);
  const arrangement = take(isArrangement);
  const ground = take(isGround);
  const filter = tone && recolour(drawing, tone);
  if (words.length || (filter === undefined) !== (tone === undefined)) return undefined;

  const style = filter ? ' filter="url(#tone)"' : '';
  const placed =
    arrangement === 'pair'
      ? image(drawing, 40, 60, 250, `${style} transform="rotate(-14 165 185)"`) + image(drawing, 205, 170, 280, style)
      : arrangement === 'close'
        ? image(drawing, -40, -140, 720, `${style} transform="rotate(-8 256 256)"`)
        : image(drawing, 97, 92, 318, style);
  const defs = (filter ? `<filter id="tone" color-interpolation-filters="sRGB">${filter}</filter>` : '') + (ground ? tintOf(ground) : '');
  const lifted = ground ? `<path fill="url(#tint)" d="M0 0h512v512H0z"/><g filter="url(#lift)">${placed}</g>` : placed;
  return svg(512, 512, lifted, defs);
}

const tintOf = (ground: Ground) =>
  `<radialGradient id="tint" cx=".5" cy=".36" r=".78"><stop stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="${tints[ground]}" stop-opacity=".24"/></radialGradient><filter id="lift"><feDropShadow dy="16" stdDeviation="13" flood-color="#3C281E" flood-opacity=".2"/></filter>`;

/** The filter that turns a drawing into another colour; undefined when the drawing has not one colour. */
function recolour(drawing: Drawing, tone: Tone): string | undefined {
  const hue = hues[drawing];
  if (hue === undefined) return undefined;
  if (tone === 'grey') return '<feColorMatrix type="saturate" values=".08"/>';
  if (tone === 'dark')
    return '<feColorMatrix type="saturate" values=".12"/><feComponentTransfer><feFuncR type="linear" slope=".48"/><feFuncG type="linear" slope=".48"/><feFuncB type="linear" slope=".52"/></feComponentTransfer>';
  return `<feColorMatrix type="hueRotate" values="${tones[tone] - hue}"/>`;
}

/** Deep colours that a light drawing and a dark one both stand out from. */
const deeps = ['#6F4630', '#2E3348', '#35573F', '#59405F', '#24555B', '#8E3524', '#4A4E56', '#6B5A26'] as const;

const inOrder = Object.keys(drawings).toSorted();

const deepOf = (drawing: Drawing) => deeps[inOrder.indexOf(drawing) % deeps.length] ?? deeps[0];

/** The sign of a merchant: what it sells, before an arch. */
function logo(drawing: Drawing): string {
  const arch = '<path fill="#fff" fill-opacity=".12" d="M96 512V256a160 160 0 0 1 320 0v256Z"/>';
  return svg(512, 512, `<path fill="${deepOf(drawing)}" d="M0 0h512v512H0z"/>${arch}${image(drawing, 111, 122, 290)}`);
}

/** What stands behind a shop's name: a dim arcade, its goods at the right. */
function shopFront(drawing: Drawing): string {
  const bays = Array.from({ length: 7 }, (_, at) => archPath(24 + at * 168, 144, 48, 320));
  const shown = [4, 5, 6].map((at) => image(drawing, 30 + at * 168, 178, 132)).join('');
  return svg(
    1200,
    320,
    `<path fill="${deepOf(drawing)}" d="M0 0h1200v320H0z"/><path fill="#fff" fill-opacity=".07" d="${bays.join('')}"/><path fill="#000" fill-opacity=".14" d="M0 290h1200v30H0z"/>${shown}`,
  );
}

const archPath = (x: number, width: number, top: number, floor: number) =>
  `M${x} ${floor}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${floor}Z`;

interface Arcade {
  /** Ground of the wall; `red` is opaque, all others let the page shine through. */
  wall: Ground | 'red';
  /** Widths of the bays; the first of the widest is the one of the picture's own good. */
  bays: readonly number[];
  /** Goods of the other bays. */
  others: readonly Drawing[];
}

const arcades: Record<string, Arcade> = {
  1: {
    wall: 'sand',
    bays: [132, 132, 132, 196, 132, 132, 132],
    others: ['amphora', 'chair', 'candle', 'watch', 'plant', 'teapot', 'clock'],
  },
  2: { wall: 'red', bays: [150, 150, 250, 150, 150], others: ['suitcase', 'camera', 'laptop', 'radio', 'boot'] },
  3: { wall: 'sky', bays: [230, 290, 230], others: ['gamepad', 'laptop', 'radio'] },
  4: { wall: 'mint', bays: [260, 150, 150, 150, 150], others: ['avocado', 'honey', 'bread', 'orange', 'cheese'] },
  5: { wall: 'rose', bays: [150, 150, 150, 150, 260], others: ['lotion', 'soap', 'bouquet', 'candle', 'comb'] },
};

/** A wide arcade with a good in each bay; the widest bay is the red one. */
function banner(drawing: Drawing, { wall, bays, others }: Arcade): string {
  const red = wall === 'red';
  const widest = bays.indexOf(Math.max(...bays));
  const companions = others.filter((other) => other !== drawing);
  const gap = 22;
  let x = (1200 - bays.reduce((sum, width) => sum + width + gap, -gap)) / 2;
  const drawn = bays.map((width, at) => {
    const main = at === widest;
    const shown = main ? drawing : (companions[at > widest ? at - 1 : at] ?? drawing);
    const size = Math.round(width * (main ? 0.8 : 0.78));
    const arch = archPath(x, width, main ? 48 : 120, 480);
    const fill = red ? 'url(#cream)' : main ? 'url(#deep)' : `${tints[wall]}" fill-opacity=".26`;
    const centre = x + width / 2;
    const shade = `<ellipse cx="${centre}" cy="440" rx="${size * 0.42}" ry="9" fill="url(#shade)"/>`;
    const bay = `<path fill="${fill}" d="${arch}"/><path fill="#4A1208" fill-opacity=".1" d="M${x} 424h${width}v56H${x}z"/>${shade}`;
    x += width + gap;
    return bay + image(shown, centre - size / 2, Math.round(442 - size * 0.93), size);
  });
  const ground = red ? 'url(#wall)' : `${tints[wall]}" fill-opacity=".2`;
  return svg(1200, 480, `<path fill="${ground}" d="M0 0h1200v480H0z"/>${drawn.join('')}`, bannerPaints);
}

const bannerPaints = `<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#CB2713"/><stop offset="1" stop-color="#DE3A24"/></linearGradient><linearGradient id="deep" x2="0" y2="1"><stop stop-color="#CB2713"/><stop offset="1" stop-color="#E2412A"/></linearGradient><linearGradient id="cream" x2="0" y2="1"><stop stop-color="#EEE0CE"/><stop offset=".5" stop-color="#F8EEE2"/><stop offset="1" stop-color="#F3E6D6"/></linearGradient><radialGradient id="shade"><stop stop-color="#2A0C06" stop-opacity=".42"/><stop offset="1" stop-color="#2A0C06" stop-opacity="0"/></radialGradient>`;

/** The picture beside the sign-in form: shopping bags in a red niche. */
function signIn(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 592" width="640" height="1184" preserveAspectRatio="xMidYMax slice">
<defs>
<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#CB2713"/><stop offset="1" stop-color="#DE3A24"/></linearGradient>
<linearGradient id="deep" x2="0" y2="1"><stop stop-color="#A91B08"/><stop offset="1" stop-color="#C42713"/></linearGradient>
<linearGradient id="bay" x2="0" y2="1"><stop stop-color="#EEE0CE"/><stop offset=".5" stop-color="#F8EEE2"/><stop offset="1" stop-color="#F3E6D6"/></linearGradient>
<radialGradient id="shade"><stop stop-color="#4A1208" stop-opacity=".5"/><stop offset="1" stop-color="#4A1208" stop-opacity="0"/></radialGradient>
</defs>
<path fill="url(#wall)" d="M0 0h320v592H0z"/><path fill="#B41E0A" d="M0 512h320v80H0z"/>
<path fill="url(#deep)" d="M32 512V320a128 128 0 0 1 256 0v192Z"/><path fill="url(#bay)" d="M72 512V336a88 88 0 0 1 176 0v176Z"/>
<ellipse cx="165" cy="532" rx="96" ry="13" fill="url(#shade)"/><image href="${embedded('shopping')}" x="68" y="358" width="188" height="188"/></svg>`;
}

/** Writes the pictures that the marketplace shows below a folder, so that Storybook can serve them. */
export function bakePictures(folder: string): void {
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  for (const name of new Set([...Object.keys(drawings), 'sign-in', ...usedPictures()])) {
    const text = drawPicture(name);
    if (!text) throw new Error(`There is no picture "${name}". Its name is made of words of mocks/drawings.ts.`);
    const file = path.join(folder, 'pictures', `${name}.svg`);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
