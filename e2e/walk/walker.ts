import type { BrowserContext, Page } from 'playwright';
import { drawBelow } from '../../mocks/market/random.ts';
import type { Shop } from '../shop.ts';

/** Somebody who walks through the shop at random, by the numbers of a seed. */
export interface Walker {
  shop: Pick<Shop, 'url' | 'simulate' | 'known' | 'network'>;
  context: BrowserContext;
  /** The tab that is looked at. */
  page: Page;
  /** What comes next of a list that is not empty; the same each time the walk is repeated. */
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** What was pressed that orders something, and what pages have said since. */
  told: Told;
}

export interface Told {
  /** How often "Place order" was pressed. */
  placed: number;
  /** Numbers of orders that a page called received, and of those that are paid when they come. */
  paid: Set<string>;
  cash: Set<string>;
}

/** Chooses by a seed. */
export function chooser(seed: number): Walker['pick'] {
  const chance = { random: Math.imul(seed, 0x9e3779b9) | 0 };
  drawBelow(chance, 2);
  return (list) => list[drawBelow(chance, list.length)] ?? list[0];
}

/** A list that is not empty, or undefined. */
export function someOf<T>(list: readonly T[]): readonly [T, ...T[]] | undefined {
  const [first, ...rest] = list;
  return first === undefined ? undefined : [first, ...rest];
}
