import { describe, expect, it } from 'vitest';
import { dark } from '../packages/ui/src/theme/dark.ts';
import { light } from '../packages/ui/src/theme/light.ts';
import { decode, encodeAccepted, encodeLossless, findDifference, isBlank, isEqual, type Picture } from './picture.ts';

const white = [255, 255, 255, 255] as const;
const red = [200, 0, 0, 255] as const;

/** A white picture with a red rectangle in it. */
function plant(width: number, height: number, box = { x: 0, y: 0, width: 0, height: 0 }): Picture {
  const pixels = Array.from({ length: width * height }, (_, i) => {
    const x = (i % width) - box.x;
    const y = Math.floor(i / width) - box.y;
    return x >= 0 && x < box.width && y >= 0 && y < box.height ? red : white;
  });
  return { width, height, data: Buffer.from(pixels.flat()) };
}

/** The colours of the theme that differ least and mean something. */
const quietPairs = [
  ['line', 'surface'],
  ['page', 'surface'],
  ['sunken', 'surface'],
] as const;

/** 40 × 30 pixels of a colour such as `#F7F7F8`. */
function filled(color: string): Picture {
  const pixel = [...Buffer.from(color.slice(1), 'hex'), 255];
  return { width: 40, height: 30, data: Buffer.from(Array.from({ length: 1200 }, () => pixel).flat()) };
}

describe('isBlank', () => {
  it('finds a picture of one colour', () => {
    expect(isBlank(plant(20, 10))).toBe(true);
    expect(isBlank(plant(20, 10, { x: 0, y: 0, width: 20, height: 10 }))).toBe(true);
  });

  it.each([
    [0, 0],
    [19, 9],
    [0, 9],
    [7, 3],
  ])('sees a single pixel at %i, %i', (x, y) => {
    expect(isBlank(plant(20, 10, { x, y, width: 1, height: 1 }))).toBe(false);
  });
});

describe('findDifference', () => {
  const before = plant(40, 30, { x: 5, y: 5, width: 10, height: 10 });

  it('finds none between equal pictures', () => {
    expect(findDifference(before, plant(40, 30, { x: 5, y: 5, width: 10, height: 10 }))).toBeUndefined();
  });

  it('finds a shape that has moved by a pixel', () => {
    expect(findDifference(before, plant(40, 30, { x: 6, y: 5, width: 10, height: 10 }))?.text).toBe('differs in 20 pixels');
  });

  it('forgives a level of colour that nobody can see', () => {
    const data = Buffer.from(before.data);
    data[0] = 254;
    expect(findDifference(before, { ...before, data })).toBeUndefined();
  });

  it('forgives the edges of an icon that stands a fraction of a pixel beside, and no more of them', () => {
    const greyed = (pixels: number, levels: number) => {
      const data = Buffer.from(before.data);
      for (let at = 0; at < pixels; at++) data.fill(255 - levels, at * 8, at * 8 + 3);
      return findDifference(before, { ...before, data })?.text;
    };
    expect(greyed(8, 12)).toBeUndefined();
    expect(greyed(9, 12)).toBe('differs in 9 pixels');
    expect(greyed(1, 13)).toBe('differs in 1 pixel');
  });

  it.each(
    Object.entries({ light, dark }).flatMap(([theme, { color }]) => quietPairs.map(([one, other]) => ({ theme, one, other, color }))),
  )('finds a $one rectangle that comes on $other, in the $theme theme', ({ one, other, color }) => {
    const [ground, shape] = [filled(color[other]), filled(color[other])];
    shape.data.fill(filled(color[one]).data.subarray(0, 4 * 40), 4 * 400, 4 * 440);
    expect(findDifference(ground, shape)?.text).toBe('differs in 40 pixels');
  });

  it('finds a change of size, even where all that is added is white', () => {
    const after = plant(40, 33, { x: 5, y: 5, width: 10, height: 10 });
    const difference = findDifference(before, after);
    expect(difference?.text).toBe('was 40 × 30 and is 40 × 33 pixels');
    expect(difference?.image).toMatchObject({ width: 40, height: 33 });
  });
});

it('keeps every pixel for a report', async () => {
  const picture = plant(64, 48, { x: 3, y: 4, width: 20, height: 9 });
  expect(isEqual(await decode(await encodeLossless(picture)), picture)).toBe(true);
});

describe('encodeAccepted', () => {
  const box = { x: 3, y: 4, width: 20, height: 9 };
  const asStored = async (picture: Picture) => decode(await encodeAccepted(picture));

  it('gives the same bytes for the same pixels', async () => {
    expect((await encodeAccepted(plant(64, 48, box))).equals(await encodeAccepted(plant(64, 48, box)))).toBe(true);
  });

  it('still shows that a shape has moved by a pixel', async () => {
    const moved = { ...box, x: 4 };
    expect(findDifference(await asStored(plant(64, 48, box)), await asStored(plant(64, 48, moved)))).toBeDefined();
  });

  it.each(
    Object.entries({ light, dark }).flatMap(([theme, { color }]) => quietPairs.map(([one, other]) => ({ theme, one, other, color }))),
  )('still shows a $one rectangle that comes on $other, in the $theme theme', async ({ one, other, color }) => {
    const [ground, shape] = [filled(color[other]), filled(color[other])];
    shape.data.fill(filled(color[one]).data.subarray(0, 4 * 40), 4 * 400, 4 * 800);
    expect(findDifference(await asStored(ground), await asStored(shape))).toBeDefined();
  });

  it.each(Object.entries({ light, dark }))('still shows a hairline that comes, in the %s theme', async (_, { color }) => {
    const [ground, shape] = [filled(color.surface), filled(color.surface)];
    shape.data.fill(filled(color.line).data.subarray(0, 4 * 40), 4 * 400, 4 * 440);
    expect(findDifference(await asStored(ground), await asStored(shape))).toBeDefined();
  });
});

it('tells pictures of other proportions apart by their fingerprints', () => {
  expect(isEqual(plant(20, 10), plant(10, 20))).toBe(false);
});
