/** A mask of three dots in a row, for a box three times as wide as high. A ring that stands still looks broken; dots say "wait" without moving. */
export const threeDots = 'radial-gradient(circle closest-side, #000 calc(100% - .5px), transparent) 0 0 / calc(100% / 3) 100%';
