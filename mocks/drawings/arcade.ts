import type { Drawing } from '../drawings.ts';
import { type GroundName, groundPaints } from './grounds.ts';
import { type MarkGround, markGrounds } from './names.ts';
import { calm, stand } from './stand.ts';
import { archPath, embedded, short, svg } from './svg.ts';

interface Arcade {
  ground: GroundName;
  /** Widths of the bays; the first of the widest is red, and the one of the picture's own object. */
  bays: readonly number[];
  /** What stands in the other bays. */
  others: readonly Drawing[];
}

/** Arrangements of wide pictures, by number. */
export const arcades: Record<string, Arcade> = {
  1: { ground: 'sand', bays: [150, 158, 150, 150], others: ['amphora', 'chair', 'clock', 'plant'] },
  2: { ground: 'stone', bays: [150, 150, 158, 150], others: ['candle', 'basket', 'coat', 'lantern'] },
  3: { ground: 'mist', bays: [180, 240, 180], others: ['camera', 'radio', 'laptop'] },
  4: { ground: 'sage', bays: [158, 150, 150, 150], others: ['honey', 'bread', 'avocado', 'herb'] },
  5: { ground: 'blush', bays: [150, 150, 150, 158], others: ['lotion', 'candle', 'bouquet', 'mirror'] },
};

const redPaint =
  '<linearGradient id="red" x2="0" y2="1"><stop stop-color="#B9230F"/><stop offset="1" stop-color="#DE3A24"/></linearGradient>';

/** The bay at a place of so many that stand from end to end of a wide picture. */
function bayOf(count: number, at: number, [edge, gap]: readonly [number, number]) {
  const width = (1200 - 2 * edge - (count - 1) * gap) / count;
  const x = edge + at * (width + gap);
  return { x, width, middle: x + width / 2 };
}

/** A wide arcade from end to end, one of the goods in each bay, for a page that has its words elsewhere. */
export function arcade(goods: readonly Drawing[], ground: GroundName): string {
  const red = Math.floor(goods.length / 3);
  const drawn = goods.map((one, at) => {
    const { x, width, middle } = bayOf(goods.length, at, [27, 16]);
    const isRed = at === red;
    const arch = `<path fill="url(#${isRed ? 'red' : 'niche'})" d="${archPath(x, width, 48, 384)}"/>`;
    const base = `<path ${isRed ? 'fill="#8E1A0A" fill-opacity=".5"' : 'class="t"'} d="M${short(x)} 322h${short(width)}v62H${short(x)}z"/>`;
    return arch + base + stand(one, { x: middle, floor: 348, width: Math.min(width * 0.76, 220), height: Math.min(width, 200) }, ['calm']);
  });
  return svg(1200, 384, `${groundPaints(ground)}${calm}${redPaint}<path fill="url(#ground)" d="M0 0h1200v384H0z"/>${drawn.join('')}`);
}

/** A wide arcade with an object in each bay, at the right: words have the left. */
export function banner(drawing: Drawing, { ground, bays, others }: Arcade): string {
  const gap = 16;
  const widest = bays.indexOf(Math.max(...bays));
  const companions = others.filter((other) => other !== drawing);
  let x = 1168 - bays.reduce((sum, width) => sum + width + gap, -gap);
  const drawn = bays.map((width, at) => {
    const main = at === widest;
    const shown = main ? drawing : (companions[at > widest ? at - 1 : at] ?? drawing);
    const arch = `<path fill="url(#${main ? 'red' : 'niche'})" d="${archPath(x, width, 64, 384)}"/>`;
    const base = `<path ${main ? 'fill="#8E1A0A" fill-opacity=".5"' : 'class="t"'} d="M${x} 322h${width}v62H${x}z"/>`;
    const object = stand(shown, { x: x + width / 2, floor: 348, width: width * (main ? 0.84 : 0.74), height: main ? 170 : 150 }, ['calm']);
    x += width + gap;
    return arch + base + object;
  });
  return svg(1200, 384, `${groundPaints(ground)}${calm}${redPaint}<path fill="url(#ground)" d="M0 0h1200v384H0z"/>${drawn.join('')}`);
}

/** Arches from end to end, an object in each, for what parts a page: the picture's own stands in the red one. */
export function frieze(drawing: Drawing, { ground, others }: Arcade): string {
  const [bays, width, step, red] = [10, 96, 116, 6];
  const all = new Set([...others, ...Object.values(arcades).flatMap((arcade) => arcade.others)]);
  all.delete(drawing);
  const shown = [...all].slice(0, bays - 1).toSpliced(red, 0, drawing);
  const drawn = shown.map((one, at) => {
    const x = 30 + at * step;
    const isRed = at === red;
    const arch = `<path fill="url(#${isRed ? 'red' : 'niche'})" d="${archPath(x, width, 32, 200)}"/>`;
    const base = `<path ${isRed ? 'fill="#8E1A0A" fill-opacity=".5"' : 'class="t"'} d="M${x} 168h${width}v32H${x}z"/>`;
    return arch + base + stand(one, { x: x + width / 2, floor: 184, width: 76, height: 88 }, ['calm']);
  });
  return svg(1200, 200, `${groundPaints(ground)}${calm}${redPaint}<path fill="url(#ground)" d="M0 0h1200v200H0z"/>${drawn.join('')}`);
}

/** Objects as if of plaster: their shape without their colours. */
const plaster =
  '<filter id="plaster" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feColorMatrix values=".45 0 0 0 .54 0 .45 0 0 .51 0 0 .45 0 .46 0 0 0 1 0"/></filter>';

/** What stands behind a shop's name: a dim arcade in the colour of its mark, from end to end, with its goods in plaster. */
export function shopFront(goods: readonly Drawing[], ground: MarkGround): string {
  const bays = goods.map((_, at) => bayOf(goods.length, at, [24, 24]));
  const shown = goods.map((one, at) => stand(one, { x: bays[at]?.middle ?? 0, floor: 302, width: 108, height: 132 }, ['plaster']));
  const arches = bays.map(({ x, width }) => archPath(x, width, 48, 320)).join('');
  return svg(
    1200,
    320,
    `${groundPaints('stone')}${plaster}<path fill="${markGrounds[ground]}" d="M0 0h1200v320H0z"/><path fill="#fff" fill-opacity=".08" d="${arches}"/><path fill-opacity=".14" d="M0 290h1200v30H0z"/>${shown.join('')}`,
  );
}

/** The picture beside the sign-in form: shopping bags in a red niche. */
export const signIn =
  () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 592" width="640" height="1184" preserveAspectRatio="xMidYMax slice">
<defs>
<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#CB2713"/><stop offset="1" stop-color="#DE3A24"/></linearGradient>
<linearGradient id="deep" x2="0" y2="1"><stop stop-color="#A91B08"/><stop offset="1" stop-color="#C42713"/></linearGradient>
<linearGradient id="bay" x2="0" y2="1"><stop stop-color="#EEE0CE"/><stop offset=".5" stop-color="#F8EEE2"/><stop offset="1" stop-color="#F3E6D6"/></linearGradient>
<radialGradient id="shade"><stop stop-color="#4A1208" stop-opacity=".5"/><stop offset="1" stop-color="#4A1208" stop-opacity="0"/></radialGradient>
</defs>
<path fill="url(#wall)" d="M0 0h320v592H0z"/><path fill="#B41E0A" d="M0 512h320v80H0z"/>
<path fill="url(#deep)" d="M32 512V320a128 128 0 0 1 256 0v192Z"/><path fill="url(#bay)" d="M72 512V336a88 88 0 0 1 176 0v176Z"/>
<ellipse cx="165" cy="532" rx="96" ry="13" fill="url(#shade)"/><image href="${embedded('shopping')}" x="68" y="358" width="188" height="188"/></svg>`;
