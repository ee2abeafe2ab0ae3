import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openShop, type Shop, startBrowser } from './shop.ts';
import { planWalk } from './walk/plan.ts';
import { checkWalk, checkWalked, type Made } from './walk/walk.ts';

/*
 * Random walks through the whole shop, with whatever networks and servers do wrong in mid-step. After each the pages are usable, nothing
 * was unhandled, and the marketplace knows what the shopper was told. `WALKS=200` makes so many, `FROM=201` others than the first,
 * `LANES=2` of them at a time; `WALK=17` repeats one.
 */
const one = process.env['WALK'];
const from = Number(process.env['FROM'] ?? 1);
const seeds = one === undefined ? Array.from({ length: Number(process.env['WALKS'] ?? 8) }, (_, at) => from + at) : [Number(one)];

/** Walks at the same time, each with a marketplace of its own. */
const lanes = Math.min(Number(process.env['LANES'] ?? 4), seeds.length);
const free: Shop[] = [];
const shops: Shop[] = [];
const waiting: ((shop: Shop) => void)[] = [];
const made: Made[] = [];
let app: Browser;

const takeShop = (): Promise<Shop> => {
  const shop = free.pop();
  return shop ? Promise.resolve(shop) : new Promise((resolve) => waiting.push(resolve));
};
const giveBack = (shop: Shop): void => {
  const next = waiting.shift();
  if (next) next(shop);
  else free.push(shop);
};

beforeAll(async () => {
  app = await startBrowser();
  shops.push(...(await Promise.all(Array.from({ length: lanes }, () => openShop(app)))));
  free.push(...shops);
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await app.close();
});

describe.concurrent('walks', () => {
  test.for(seeds)('walk %i', { timeout: 600_000 }, async (seed) => {
    const shop = await takeShop();
    try {
      const done = await checkWalk(shop, planWalk(seed));
      made.push(done);
      if (one !== undefined) process.stdout.write(`${done.steps.map(({ said }) => said).join('\n')}\n`);
    } finally {
      giveBack(shop);
    }
  });
});

test.skipIf(one !== undefined)('most steps of the walks could be made, and of many walks some of each kind', () => checkWalked(made));
