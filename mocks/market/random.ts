import type { MarketState } from './state.ts';

/** The next pseudo-random number of a market, from 0 to below 1: the same seed gives the same shop. */
export function draw(state: Pick<MarketState, 'random'>): number {
  // Mulberry32: 32 bits of state, so that it can be kept in a file.
  state.random = (state.random + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state.random ^ (state.random >>> 15), 1 | state.random);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** A whole number from 0 to below `limit`. */
export const drawBelow = (state: Pick<MarketState, 'random'>, limit: number): number => Math.floor(draw(state) * limit);

/** Some digits, zeros in front kept. */
export const drawDigits = (state: Pick<MarketState, 'random'>, length: number): string =>
  Array.from({ length }, () => drawBelow(state, 10)).join('');
