import type { Drawing } from '../drawings.ts';
import { dye } from './dye.ts';
import { food } from './food.ts';
import { colourOf, groundOf, groundPaints } from './grounds.ts';
import type { View } from './names.ts';
import { shapes } from './shapes.ts';
import { calm, type Place, stand } from './stand.ts';
import { archPath, svg } from './svg.ts';
import type { Tone } from './tones.ts';

/** The floor of all goods, at 78 % of the picture, and the box above it. */
const floor = 400;
const box = { width: 340, height: 306 } as const;

/** In a tile of 80 px the same object fills the picture; SVG knows the size at which it is shown. */
const small = '<style>@media(max-width:128px){.o{transform:translate(-56.3px,-40px) scale(1.22)}}</style>';

/** A picture of goods, maybe in another colour. */
export function stage(drawing: Drawing, tone: Tone | undefined, view: View | undefined): string | undefined {
  const filter = tone && dye(drawing, tone);
  if (tone && !filter) return undefined;
  const ground = view === 'niche' ? colourOf(drawing) : groundOf(drawing);
  const paints = groundPaints(ground) + (filter ?? calm) + (view ? sharpen : '');
  const object: Stand = (place) =>
    stand(drawing, { ...box, ...place }, [tone ? 'dye' : 'calm', ...(view && view !== 'close' ? ['sharp'] : [])]);
  if (!view) return svg(512, 512, `${paints}${small}${backdrop}<g class="o">${object({ floor })}</g>`);
  return svg(512, 512, `${paints}${scenes[view](object, drawing)}`, 2);
}

type Stand = (place: Partial<Place> & Pick<Place, 'floor'>) => string;

const backdrop = '<path fill="url(#ground)" d="M0 0h512v512H0z"/><path fill="url(#floor)" d="M0 300h512v212H0z"/>';

const wall = '<path fill="url(#ground)" d="M0 0h512v512H0z"/>';

const scenes: Record<View, (object: Stand, drawing: Drawing) => string> = {
  large: (object) => backdrop + object({ floor }),
  close: (object, drawing) => {
    const { width, height } = sizeOf(drawing);
    const scale = Math.min(540 / Math.min(width, height), 2.6);
    return wall + object({ x: 256 + width * scale * 0.1, floor: 256 + height * scale * 0.6, width: width * scale, height: height * scale });
  },
  pair: (object, drawing) => {
    const { width, height } = sizeOf(drawing);
    return width > height * 1.25
      ? `${backdrop}${object({ x: 300, floor: 318, width: 236, height: 180 })}${object({ x: 224, floor: 428, width: 300, height: 220 })}`
      : `${backdrop}${object({ x: 346, floor: 372, width: 204, height: 240 })}${object({ x: 186, floor: 418, width: 244, height: 286 })}`;
  },
  room: (object, drawing) => {
    const beside = companionOf(drawing);
    const behind = stand(beside, { x: 92, floor: 364, width: 124, height: 176 }, ['soft']);
    const light = '<path class="w" fill="#fff" d="M250-10h96L196 360H74zM372-10h96L328 360H222z"/>';
    return `${wall}${light}<path class="t" d="M0 356h512v156H0z"/><path fill="url(#floor)" d="M0 356h512v156H0z"/>${behind}${object({ x: 300, floor: 440, width: 300, height: 300 })}`;
  },
  niche: (object) =>
    `${wall}<path fill="url(#niche)" d="${archPath(86, 340, 56, 512)}"/><path class="t" d="M86 424h340v88H86z"/>${object({ floor: 452, width: 276, height: 280 })}`,
};

/** What stands behind the goods in their room. */
const companionOf = (drawing: Drawing): Drawing =>
  drawing === 'plant' || drawing in food ? (drawing === 'jar' ? 'bread' : 'jar') : 'plant';

function sizeOf(drawing: Drawing) {
  const [left, top, right, bottom] = shapes[drawing];
  return { width: right - left, height: bottom - top };
}

/** Keeps the edges of a drawing that is shown larger than it is. */
const sharpen =
  '<filter id="sharp" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation=".9" result="b"/><feComposite in="SourceGraphic" in2="b" operator="arithmetic" k2="1.4" k3="-.4"/><feComposite in2="SourceGraphic" operator="in"/></filter>' +
  '<filter id="soft"><feColorMatrix type="saturate" values=".6"/><feGaussianBlur stdDeviation="2"/></filter>';

/** A drawing alone, upright, its foot at the lower edge: for whoever has a place for it. */
export const cutOut = (drawing: Drawing): string =>
  svg(256, 256, `<style>.a,.c{display:none}</style>${calm}${stand(drawing, { x: 128, floor: 252, width: 240, height: 240 }, ['calm'])}`);
