import { pictureBytes } from './pictureBytes.ts';

export const pictureRefusals = ['empty', 'large', 'pixels', 'kind', 'broken', 'many'] as const;
/** Why a file is not taken: no bytes, too many of them, too many pixels, no JPEG or PNG, cannot be drawn, one picture too many. */
export type PictureRefusal = (typeof pictureRefusals)[number];

/** The most bytes of a picture that the shop takes. */
export const maxPictureBytes = 10_000_000;
/** The most pixels: a small file may hold so many that drawing it takes gigabytes. */
export const maxPicturePixels = 50_000_000;

/** A file that may be sent, or why not. */
export type ReadPicture = { picture: Blob } | { refusal: PictureRefusal };

/**
 * Reads a file that was chosen. Its name and its declared type are not asked; its bytes are. What comes out has the type that
 * was found and nothing in it but the picture: no place, time or device. It was drawn once; `decode` rejects when the browser
 * cannot, and is asked only when there are not too many pixels.
 */
export async function readPicture(file: Blob, decode: (picture: Blob) => Promise<unknown> = drawOnce): Promise<ReadPicture> {
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > maxPictureBytes) return { refusal: 'large' };
  try {
    const read = pictureBytes(new Uint8Array(await file.arrayBuffer()));
    if (read === 'other') return { refusal: 'kind' };
    if (read === 'broken') return { refusal: 'broken' };
    if (read.width * read.height > maxPicturePixels) return { refusal: 'pixels' };
    const picture = new Blob(read.parts, { type: read.type });
    await decode(picture);
    return { picture };
  } catch {
    // Cannot be read any more, such as a file that was moved, or cannot be drawn.
    return { refusal: 'broken' };
  }
}

/** The file that is sent for the picture at a position, from 1 on: what the shopper called it stays with the shopper. */
export function pictureToSend(picture: Blob, position: number): File {
  return new File([picture], `picture-${position}.${picture.type === 'image/png' ? 'png' : 'jpg'}`, { type: picture.type });
}

async function drawOnce(picture: Blob): Promise<void> {
  const drawn = await createImageBitmap(picture);
  drawn.close();
}
