import { largestPicture } from '@galleria/api';
import { reject } from '../businessError.ts';
import { drawDigits } from './random.ts';
import type { Market } from './state.ts';

/** A picture that a shopper sent. */
interface UploadedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/jpeg' | 'image/png';
}

/** Pictures are kept beside the market, not in its state, which stays plain JSON: they end with the process. */
const kept = new WeakMap<Market, Map<string, UploadedPicture>>();

/** How many pictures are kept; then the oldest goes. */
const most = 50;

/** The picture of a name, the last part of its address `/uploads/<name>`. */
export const uploadedPicture = (market: Market, name: string): UploadedPicture | undefined => kept.get(market)?.get(name);

const kinds = [
  { start: [0xff, 0xd8, 0xff], type: 'image/jpeg', ext: 'jpg' },
  { start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], type: 'image/png', ext: 'png' },
] as const;

/** Keeps a picture. What it is, its first bytes say, and never its name. */
export async function keepPicture(market: Market, file: Blob) {
  if (file.size === 0) reject(500, 'This file is empty. Choose another.');
  if (file.size > largestPicture) reject(500, 'This picture has more than 10 MB. Choose a smaller one.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kinds.find(({ start }) => start.every((byte, at) => bytes[at] === byte));
  if (!kind) reject(500, 'Only JPG and PNG pictures are taken. Choose another.');
  const pictures = kept.get(market) ?? new Map<string, UploadedPicture>();
  kept.set(market, pictures);
  const name = `${drawDigits(market.state, 16)}.${kind.ext}`;
  pictures.set(name, { bytes, type: kind.type });
  for (const oldest of [...pictures.keys()].slice(0, -most)) pictures.delete(oldest);
  return { url: `/uploads/${name}`, extName: kind.ext, type: kind.type, fileSize: bytes.length };
}
