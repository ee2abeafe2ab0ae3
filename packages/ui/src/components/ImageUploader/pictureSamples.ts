/** Pictures by the byte, for tests: as small as their formats allow, with all that a camera writes into them. */
const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const word = (value: number) => [value >> 8, value & 0xff];
const long = (value: number) => [...word(value >>> 16), ...word(value & 0xffff)];

export const segment = (marker: number, data: readonly number[]) => [0xff, marker, ...word(data.length + 2), ...data];
/** Little end first, as most cameras write it, with a word of its own beside the orientation. */
export const tiff = (orientation: number) => [
  ...text('II*\0\x08\0\0\0\x02\0'),
  ...text('\x0f\x01\x02\0\x04\0\0\0ACME'),
  ...text('\x12\x01\x03\0\x01\0\0\0'),
  orientation,
  ...text('\0\0\0\0\0\0\0'),
  ...text('GPS 12.97N 77.59E'),
];
export const frame = (width: number, height: number) => segment(0xc0, [8, ...word(height), ...word(width), 1, 1, 0x11, 0]);
export const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4];
export const jfif = segment(0xe0, [...text('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]);
export const jfifWithThumbnail = segment(0xe0, [...text('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9]);
export const profile = segment(0xe2, [...text('ICC_PROFILE\0'), 1, 1, 7]);
export const adobe = segment(0xee, [...text('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
/** Exif with a small picture in it, whose end is not the end. */
export const exif = (orientation: number) =>
  segment(0xe1, [...text('Exif\0\0'), ...tiff(orientation), 0xff, 0xd8, ...frame(60_000, 60_000), 0xff, 0xd9]);
export const jpegEnd = [0xff, 0xd9];
export const jpeg = [0xff, 0xd8, ...jfif, ...exif(1), ...frame(4, 3), ...scan, ...jpegEnd];

export const signature = [0x89, ...text('PNG\r\n\x1a\n')];
export const chunk = (name: string, data: readonly number[] = []) => [...long(data.length), ...text(name), ...data, 0, 0, 0, 0];
export const header = (width: number, height: number) => chunk('IHDR', [...long(width), ...long(height), 1, 0, 0, 0, 0]);
export const pngEnd = chunk('IEND');
export const png = [...signature, ...header(4, 3), ...chunk('tEXt', text('Author\0Ananya')), ...chunk('IDAT', [9]), ...pngEnd];
