import { cropSquare, type CropView } from './crop.ts';

/** The longest edge of what is cut out, in pixels. */
export const maxCutEdge = 512;

/** The chosen square as a JPG of at most 512 pixels each way; undefined when the browser cannot paint it. */
export async function cropImage(picture: ImageBitmap, view: CropView): Promise<Blob | undefined> {
  const { x, y, edge } = cropSquare(picture, view);
  const size = Math.max(1, Math.min(maxCutEdge, Math.round(edge)));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const paint = canvas.getContext('2d');
  if (!paint) return undefined;
  // A JPG has no see-through parts; without a ground they come out black.
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, size, size);
  paint.imageSmoothingQuality = 'high';
  paint.drawImage(picture, x, y, edge, edge, 0, 0, size, size);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9));
}
