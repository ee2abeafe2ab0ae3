/** Width and height of a picture, in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square of a picture that is kept: its middle as shares of width and height, and how much the picture is enlarged. */
export interface CropView {
  /** 1 shows the largest square that fits into the picture. */
  zoom: number;
  /** 0 to 1, from left to right. */
  x: number;
  /** 0 to 1, from top to bottom. */
  y: number;
}

export const maxCropZoom = 4;

/** The middle of the picture, as large as it fits. */
export const wholeCrop: CropView = { zoom: 1, x: 0.5, y: 0.5 };

/** The square in pixels of the picture. */
export function cropSquare(size: PictureSize, view: CropView): { x: number; y: number; edge: number } {
  const { zoom, x, y } = withinPicture(size, view);
  const edge = Math.min(size.width, size.height) / zoom;
  return { x: x * size.width - edge / 2, y: y * size.height - edge / 2, edge };
}

/** The same view, but nowhere beyond the picture. */
export function withinPicture({ width, height }: PictureSize, view: CropView): CropView {
  const zoom = clamp(view.zoom, 1, maxCropZoom);
  const edge = Math.min(width, height) / zoom;
  const [marginX, marginY] = [edge / 2 / width, edge / 2 / height];
  return { zoom, x: clamp(view.x, marginX, 1 - marginX), y: clamp(view.y, marginY, 1 - marginY) };
}

/** The view moved by shares of the square's own edge: 1 is one whole frame to the right or down. */
export function movedCrop(size: PictureSize, view: CropView, dx: number, dy: number): CropView {
  const edge = Math.min(size.width, size.height) / withinPicture(size, view).zoom;
  return withinPicture(size, { ...view, x: view.x + (dx * edge) / size.width, y: view.y + (dy * edge) / size.height });
}

export const zoomedCrop = (size: PictureSize, view: CropView, factor: number): CropView =>
  withinPicture(size, { ...view, zoom: view.zoom * factor });

/** What a key does to the view; undefined for keys that do nothing. Arrows move the picture's frame, with Shift in larger steps, Home and End to either side. */
export function cropByKey(size: PictureSize, view: CropView, key: string, large: boolean): CropView | undefined {
  const step = large ? 0.2 : 0.04;
  switch (key) {
    case 'ArrowLeft':
      return movedCrop(size, view, -step, 0);
    case 'ArrowRight':
      return movedCrop(size, view, step, 0);
    case 'ArrowUp':
      return movedCrop(size, view, 0, -step);
    case 'ArrowDown':
      return movedCrop(size, view, 0, step);
    case '+':
    case '=':
      return zoomedCrop(size, view, 1.1);
    case '-':
    case '_':
      return zoomedCrop(size, view, 1 / 1.1);
    case 'Home':
      return withinPicture(size, { ...view, x: 0 });
    case 'End':
      return withinPicture(size, { ...view, x: 1 });
    case '0':
      return wholeCrop;
    default:
      return undefined;
  }
}

// A share that is no number, such as of a picture without width, is the middle.
const clamp = (value: number, least: number, most: number) =>
  Number.isNaN(value) ? 0.5 : Math.min(Math.max(value, least), Math.max(least, most));
