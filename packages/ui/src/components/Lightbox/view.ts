export interface LightboxPictureView {
  /** The picture in its full size. */
  src: string;
  /** What it shows. It is also the caption, unless it only says which of them it is, as `position` does. */
  alt: string;
  /** A smaller one for the row below; without it the picture itself. */
  thumb?: string | undefined;
}

export interface LightboxTexts {
  /** Names the dialog, such as "Pictures of this review". */
  label: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Where the reader is: "2 of 5". Said when the picture changes. */
  position: (place: number, of: number) => string;
  /** Stands where a picture cannot be loaded. */
  broken: string;
}
