import { readOrientation, writeOrientation } from './orientation.ts';
import type { PictureBytes } from './pictureBytes.types.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const jfif = letters('JFIF\0');
const exif = letters('Exif\0\0');
const profile = letters('ICC_PROFILE\0');
const adobe = letters('Adobe');

/** The segments that say the size: SOF0 to SOF15, without DHT, JPG and DAC among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Tables that the picture is drawn by: DHT, DAC, DQT, DRI. */
const tables = [0xc4, 0xcc, 0xdb, 0xdd];

/**
 * Walks over the segments of a JPEG (ITU-T T.81, annex B) to its end mark; what cameras put behind it is left out. Undefined
 * for what is no JPEG.
 */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): PictureBytes | 'broken' | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return undefined;
  const parts = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasExif = false;
  let hasScan = false;
  let at = 2;
  while (bytes[at] === 0xff) {
    // Any number of fill bytes may stand before a marker.
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) {
      if (!size || !hasScan) return 'broken';
      return { type: 'image/jpeg', ...size, parts: [...parts, bytes.subarray(at, at + 2)] };
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return 'broken';
    const data = bytes.subarray(at + 4, end);
    if (isFrame(marker)) {
      const [, high = 0, low = 0, high2 = 0, low2 = 0] = data;
      const [height, width] = [high * 256 + low, high2 * 256 + low2];
      // Of two sizes nobody knows which one is drawn.
      if (size || width === 0 || height === 0) return 'broken';
      size = { width, height };
    }
    if (marker === 0xe1 && !hasExif && startsWith(data, exif)) {
      hasExif = true;
      parts.push(turned(readOrientation(data.subarray(exif.length))));
    }
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    hasScan ||= marker === 0xda;
    if (marker === 0xda || isFrame(marker) || tables.includes(marker)) parts.push(bytes.subarray(at, next));
    else parts.push(applicationData(marker, data, bytes.subarray(at, end)));
    at = next;
  }
  return 'broken';
}

/** What an application's segment keeps: whatever colours depend on. */
function applicationData(marker: number, data: Uint8Array<ArrayBuffer>, segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  // The last two bytes are the size of a small picture, which is left out.
  if (marker === 0xe0 && startsWith(data, jfif) && data.length >= 14)
    return new Uint8Array([0xff, 0xe0, 0, 16, ...data.subarray(0, 12), 0, 0]);
  if (marker === 0xe2 && startsWith(data, profile)) return segment;
  if (marker === 0xee && startsWith(data, adobe) && data.length >= 12) return new Uint8Array([0xff, 0xee, 0, 14, ...data.subarray(0, 12)]);
  return segment.subarray(0, 0);
}

/** An Exif segment with the orientation alone; none for a picture that stands upright. */
function turned(orientation: number): Uint8Array<ArrayBuffer> {
  const data = [...exif, ...writeOrientation(orientation)];
  return new Uint8Array(orientation === 1 ? [] : [0xff, 0xe1, 0, data.length + 2, ...data]);
}

/** Where the next marker stands behind the data of a scan, in which 0xff is written as 0xff00, and RST0 to RST7 may stand. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
