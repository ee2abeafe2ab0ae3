import { readOrientation, writeOrientation } from './orientation.ts';
import type { PictureBytes } from './pictureBytes.types.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks that change how it is drawn; of all others that a reader may ignore, some tell of its maker. */
const drawn = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '));

/** Walks over the chunks of a PNG to its end; what stands behind it is left out. Undefined for what is no PNG. */
export function readPng(bytes: Uint8Array<ArrayBuffer>): PictureBytes | 'broken' | undefined {
  if (!signature.every((byte, at) => bytes[at] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, signature.length)];
  let size: { width: number; height: number } | undefined;
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    // The header comes first, and once; of two sizes nobody knows which one is drawn.
    if (end > bytes.length || (name === 'IHDR') === (size !== undefined)) return 'broken';
    if (!size) {
      if (length !== 13) return 'broken';
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
      if (size.width === 0 || size.height === 0) return 'broken';
    }
    if (drawn.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'eXIf') {
      const orientation = readOrientation(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) parts.push(chunk('eXIf', writeOrientation(orientation)));
    }
    if (name === 'IEND') return { type: 'image/png', ...size, parts };
    at = end;
  }
  return 'broken';
}

function chunk(name: string, data: readonly number[]): Uint8Array<ArrayBuffer> {
  const body = [...name].map((letter) => letter.charCodeAt(0)).concat(data);
  const bytes = new Uint8Array(body.length + 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(body, 4);
  view.setUint32(body.length + 4, checksum(body));
  return bytes;
}

/** The CRC of a chunk (PNG, annex D). */
function checksum(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
