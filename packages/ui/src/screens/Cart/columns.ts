/** Columns of the lines of a cart, which the bar above them shares: price, quantity, subtotal and the way out. */
export const columns = { ends: '6.75rem 8.25rem 7.25rem 40px' } as const;

/** The lines stand in columns where their place has room for them, by the size of the letters (`list` of CartScreen.css.ts). */
export const inColumns = '(min-width: 40em)';

/** Pixels that a line is thought to be high before it was laid out. */
export const expectedHeight = 128;
