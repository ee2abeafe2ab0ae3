import type { PictureRefusal } from './readPicture.ts';

/** What the uploader says. `name` is the name of a file. */
export interface ImageUploaderTexts {
  /** On the button that opens the file picker. */
  pick: string;
  /** How many places are taken: "2 of 5". */
  count: (taken: number, most: number) => string;
  checking: (name: string) => string;
  /** Names the bar of progress. */
  uploading: (name: string) => string;
  done: (name: string) => string;
  /** A sentence with what went wrong, as the server said it. */
  failed: (name: string, error: string) => string;
  /**
   * A sentence with the reason and what to do: no JPG or PNG (`kind`), over 10 MB (`large`), over 50 megapixels (`pixels`),
   * `empty`, `broken`, one too many (`many`).
   */
  refused: (name: string, reason: PictureRefusal) => string;
  retry: string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  removed: (name: string) => string;
  earlier: (name: string) => string;
  later: (name: string) => string;
  moved: (name: string, place: number, of: number) => string;
}
