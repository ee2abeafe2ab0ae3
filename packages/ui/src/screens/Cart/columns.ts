/** Columns of the lines of a cart, which the bar above them shares: price, quantity, subtotal and the way out. Where it is narrow the name needs more than they. */
export const columns = { ends: 'clamp(5.25rem, 15.8cqi - 30px, 6.75rem) 8.25rem clamp(5.5rem, 20.2cqi - 44px, 8.25rem) 40px' } as const;

/** The lines stand in columns where their place has room for them, by the size of the letters (`list` of CartScreen.css.ts). */
export const inColumns = '(min-width: 54em)';

/** From here on price and quantity stand beside each other, below the name. */
export const inTwoRows = '(min-width: 30em)';

/** Pixels that a line is thought to be high before it was laid out. */
export const expectedHeight = 128;
