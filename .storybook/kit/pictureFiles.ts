import { pictureOf } from '@galleria/mocks/drawings.ts';
import type { PhotoKind } from '@galleria/mocks/drawings/names.ts';

/** What a file of this name shows, in the order of a list of files. */
function kindOf(name: string, at: number): PhotoKind {
  if (name.startsWith('licence')) return at % 2 ? 'receipt' : 'document';
  if (/^(me|portrait)\b/.test(name)) return 'portrait';
  return (['detail', 'parcel', 'receipt'] as const)[at % 3] ?? 'detail';
}

/** The bytes of what is painted, made at once: a browser makes a blob of a canvas when it is idle, which on a busy machine took seven seconds. */
function painted(width: number, height: number, type: string, draw: (paint: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('This browser cannot paint.');
  draw(paint);
  return Uint8Array.from(atob(canvas.toDataURL(type).split(',')[1] ?? ''), (letter) => letter.charCodeAt(0));
}

/** A picture as a shopper's device would hand it over. */
export async function pictureFile(name: string, at = 0): Promise<File> {
  const photo = new Image();
  photo.src = pictureOf(`photo-${kindOf(name, at)}`);
  await photo.decode();
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return new File([painted(480, 640, type, (paint) => paint.drawImage(photo, 0, 0, 480, 640))], name, { type });
}

/** Several of them. */
export function pictureFiles(...names: string[]): Promise<File[]> {
  return Promise.all(names.map((name, at) => pictureFile(name, at)));
}

/** A PNG whose header says that it is of this size, whatever its data hold. */
export async function pictureOfPixels(width: number, height: number, name: string): Promise<File> {
  const bytes = await (await pictureFile('small.png')).arrayBuffer();
  const view = new DataView(bytes);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([bytes], name, { type: 'image/png' });
}

/** A JPG of 90 by 60 pixels that a camera on its side took, so that it is shown as 60 by 90. */
export async function turnedPicture(name: string): Promise<File> {
  const whole = painted(90, 60, 'image/jpeg', (paint) => paint.fillRect(0, 0, 45, 60));
  const tags = [0x01, 0x0f, 0, 2, 0, 0, 0, 4, ...ascii('ACME'), 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const exif = [...ascii('Exif\0\0MM\0*'), 0, 0, 0, 8, 0, 2, ...tags, 0, 0, 0, 0];
  const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new File([whole.slice(0, 2), segment, whole.slice(2)], name);
}

const ascii = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
