/** A whole picture: what its bytes say, and those of them that draw it. */
export interface PictureBytes {
  type: 'image/jpeg' | 'image/png';
  /** In pixels, as they are stored; at least 1. */
  width: number;
  height: number;
  /** The same picture, one behind the other, without what tells of its maker: place, time, device, words, small pictures. */
  parts: Uint8Array<ArrayBuffer>[];
}
