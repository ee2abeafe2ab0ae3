import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A decoded picture, four bytes a pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

export interface Difference {
  /** What differs, as the end of a sentence. */
  text: string;
  /** The pictures laid over each other, the differing pixels in red. */
  image: Picture;
}

export async function decode(file: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** For a report: every pixel as it is. */
export function encodeLossless(picture: Picture): Promise<Buffer> {
  return raw(picture).webp({ lossless: true, effort: 1 }).toBuffer();
}

/**
 * For the repository: AVIF with whole colours, a fifth to a third of a lossless file (docs/decisions/17-accepted-pictures.md). The
 * same pixels always give the same bytes, so pictures are compared after both have been encoded, and what encoding loses differs in
 * neither.
 */
export function encodeAccepted(picture: Picture): Promise<Buffer> {
  return raw(picture).avif({ quality: 40, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer();
}

function raw({ width, height, data }: Picture) {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/**
 * The share of the way from black to white that a pixel may change unseen: some six of 255 levels, which machines differ
 * by in shadows. A hairline, a panel on its page and the bone of a skeleton are eight and more (theme/light.ts, dark.ts).
 */
const threshold = 0.025;

/**
 * An icon that stands a fraction of a pixel beside where it stood has a few edges in a slightly other grey: so many pixels, by so
 * many of 255 levels at most. Whatever is drawn has more of them.
 */
const edges = { pixels: 8, levels: 12 };

/** All pixels have the same colour. */
export function isBlank({ data }: Picture): boolean {
  // Shifted by one pixel, a blank picture is itself: one native comparison instead of a loop.
  return data.subarray(4).equals(data.subarray(0, -4));
}

/** To the pixel. */
export function isEqual(before: Picture, after: Picture): boolean {
  return before.width === after.width && before.height === after.height && before.data.equals(after.data);
}

/** Nothing, when a person could not tell the pictures apart: equal, or different in anti-aliasing only. */
export function findDifference(before: Picture, after: Picture): Difference | undefined {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isEqual(before, after)) return undefined;

  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const image = { width, height, data: Buffer.alloc(width * height * 4) };
  const count = pixelmatch(enlarge(before, width, height), enlarge(after, width, height), image.data, width, height, { threshold });
  if (!isSameSize) return { text: `was ${before.width} × ${before.height} and is ${after.width} × ${after.height} pixels`, image };
  if (count <= edges.pixels && widestStep(before.data, after.data) <= edges.levels) return undefined;
  return count === 0 ? undefined : { text: `differs in ${count} ${count === 1 ? 'pixel' : 'pixels'}`, image };
}

/** By how many levels a colour of a pixel differs at most. */
function widestStep(before: Buffer, after: Buffer): number {
  let widest = 0;
  for (let at = 0; at < before.length; at++) widest = Math.max(widest, Math.abs((before[at] ?? 0) - (after[at] ?? 0)));
  return widest;
}

/** Transparent where the picture has nothing. */
function enlarge(picture: Picture, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < picture.height; y++) {
    picture.data.copy(data, y * width * 4, y * picture.width * 4, (y + 1) * picture.width * 4);
  }
  return data;
}
