import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopperOf, startSession } from '../market/market.ts';
import { ananya } from '../market/seed.ts';
import { openStore, type StoreOptions } from './store.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'galleria-store-'));
  file = path.join(folder, 'deep', 'market.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (options: Partial<StoreOptions> = {}) => openStore({ memory: false, reset: false, file, ...options });

/** A store in which Ananya has signed in and lost her orders; her token. */
function changed(options?: Partial<StoreOptions>): string {
  const { market, save } = open(options);
  const token = startSession(market, ananya);
  market.state.orders = [];
  save();
  return token;
}

test('who was signed in stays so when the server starts again, and what was done stays done', () => {
  const token = changed();
  const { market } = open();
  expect(shopperOf(market, token)?.nickname).toBe(ananya.nickname);
  expect(market.state.orders).toEqual([]);
});

test('saving leaves one whole file and nothing beside it', () => {
  changed();
  changed();
  expect(readdirSync(path.dirname(file))).toEqual(['market.json']);
});

test('a reset begins anew', () => {
  const token = changed();
  const { market } = open({ reset: true });
  expect(shopperOf(market, token)).toBeUndefined();
  expect(market.state.orders.length).toBeGreaterThan(0);
});

test('a store in memory neither keeps nor reads anything', () => {
  changed({ memory: true });
  expect(existsSync(file)).toBe(false);
  changed();
  expect(open({ memory: true }).market.state.orders.length).toBeGreaterThan(0);
});

test.each(['', '{"orders":[', 'null', '7', '"text"', '[]', '{"orders":[],"tokens":{}}'])(
  'a file that holds %j is as good as none',
  (text) => {
    file = path.join(folder, 'market.json');
    writeFileSync(file, text);
    expect(open().market.state.orders.length).toBeGreaterThan(0);
  },
);
