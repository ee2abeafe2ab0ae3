/** How a camera was held, 1 to 8 as Exif numbers it; 1 is upright. */
export type Orientation = number;

/** Reads it from a TIFF block, the form of Exif: 1 when there is none, or none that can be understood. */
export function readOrientation(tiff: Uint8Array): Orientation {
  if (tiff.length < 8) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let at = directory + 2; at + 12 <= Math.min(tiff.length, directory + 2 + count * 12); at += 12) {
    if (view.getUint16(at, isLittle) !== 0x0112) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF block that says it, and nothing else. */
export function writeOrientation(orientation: Orientation): number[] {
  return [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
}
