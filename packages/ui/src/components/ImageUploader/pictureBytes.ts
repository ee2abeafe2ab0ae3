import { readJpeg } from './jpeg.ts';
import type { PictureBytes } from './pictureBytes.types.ts';
import { readPng } from './png.ts';

/**
 * Reads a file by its bytes, whatever its name says, and draws nothing. `broken` for a picture that breaks off, which browsers
 * draw halfway without a word, or has no size; `other` for what is neither JPEG nor PNG.
 */
export function pictureBytes(bytes: Uint8Array<ArrayBuffer>): PictureBytes | 'broken' | 'other' {
  return readJpeg(bytes) ?? readPng(bytes) ?? 'other';
}
