import { pictureBytes } from './pictureBytes.ts';

export const pictureRefusals = ['empty', 'large', 'kind', 'broken', 'many'] as const;
/** Why a file is not taken: no bytes, too many, no JPEG or PNG, cannot be drawn, one picture too many. */
export type PictureRefusal = (typeof pictureRefusals)[number];

/** The most bytes of a picture that the shop takes. */
export const pictureBytesMost = 10_000_000;

/**
 * Why a file cannot be uploaded, or nothing when it can. Its name and its declared type are not asked; its bytes are.
 * `decode` rejects when the browser cannot draw it.
 */
export async function checkPicture(file: Blob, decode: (file: Blob) => Promise<unknown> = drawOnce): Promise<PictureRefusal | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > pictureBytesMost) return 'large';
  try {
    const kind = pictureBytes(new Uint8Array(await file.arrayBuffer()));
    if (kind === 'other') return 'kind';
    if (kind === 'cut') return 'broken';
    await decode(new Blob([file], { type: `image/${kind}` }));
    return undefined;
  } catch {
    // Cannot be read any more, such as a file that was moved, or cannot be drawn.
    return 'broken';
  }
}

async function drawOnce(file: Blob): Promise<void> {
  const drawn = await createImageBitmap(file);
  drawn.close();
}
