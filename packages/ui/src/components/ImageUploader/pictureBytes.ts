/** What the bytes of a file are: a whole picture, one that breaks off, or something else, whatever its name says. */
export type PictureBytes = 'jpeg' | 'png' | 'cut' | 'other';

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Tells by the first bytes and by whether the end is there: browsers draw half a picture without a word. */
export function pictureBytes(bytes: Uint8Array): PictureBytes {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpegEnds(bytes) ? 'jpeg' : 'cut';
  if (startsWith(bytes, pngStart)) return pngEnds(bytes) ? 'png' : 'cut';
  return 'other';
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** Walks over the segments, since one of them may hold a small picture with an end of its own, to the data and its end mark. */
function jpegEnds(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff) {
    const mark = bytes[at + 1];
    if (mark === 0xda) return endMarkAfter(bytes, at + 2);
    at += mark === 0xff ? 1 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}

/** Cameras put more after the end, so it need not be the last. */
function endMarkAfter(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) if (bytes[at + 1] === 0xd9) return true;
  return false;
}

/** Walks over the chunks to the one named IEND. */
function pngEnds(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = pngStart.length;
  while (at + 12 <= bytes.length) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
    at += 12 + view.getUint32(at);
  }
  return false;
}
