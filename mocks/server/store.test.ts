import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendCode } from '../market/codes.ts';
import { shopperOf, startSession } from '../market/sessions.ts';
import { ananya } from '../market/seed.ts';
import { openStore, type StoreOptions } from './store.ts';

let folder = '';
let file = '';
let timers: { work: () => void; milliseconds: number }[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'galleria-store-'));
  file = path.join(folder, 'deep', 'market.json');
  timers = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const later = (work: () => void, milliseconds: number) => void timers.push({ work, milliseconds });
const open = (options: Partial<StoreOptions> = {}) => openStore({ file, later, ...options });
const timeIsUp = () => timers.splice(0).forEach(({ work }) => work());

/** A store in which Ananya has signed in and lost her orders; her token. */
function changed(options?: Partial<StoreOptions>): string {
  const { market, save, flush } = open(options);
  const token = startSession(market, ananya);
  market.state.orders = [];
  save();
  flush();
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

test('many changes are written as one, a quarter of a second later', () => {
  const { market, save } = open();
  save();
  save();
  market.state.nextId = 7;
  save();
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([250]);
  expect(existsSync(file)).toBe(false);
  timeIsUp();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('state.nextId', 7);

  market.state.nextId = 8;
  save();
  timeIsUp();
  expect(open().market.state.nextId).toBe(8);
});

test('at the end of the server what was not written yet is written at once, and once', () => {
  const { market, save, flush } = open();
  flush();
  expect(existsSync(file)).toBe(false);
  market.state.nextId = 7;
  save();
  flush();
  expect(open().market.state.nextId).toBe(7);
  rmSync(file);
  timeIsUp();
  expect(existsSync(file)).toBe(false);
});

test('a start with --reset begins anew', () => {
  const token = changed();
  const { market } = open({ reset: true });
  expect(shopperOf(market, token)).toBeUndefined();
  expect(market.state.orders.length).toBeGreaterThan(0);
});

test('a reset while it runs begins anew with the same seed, for everybody who holds the market', () => {
  const codes: string[] = [];
  const { market, reset, flush } = open({ seed: 5, log: (line) => void codes.push(line) });
  const { state } = market;
  const session = startSession(market, ananya);
  sendCode(market, 'sign in', ananya.phone);
  reset();
  expect(shopperOf(market, session)).toBeUndefined();
  expect(market.state).toBe(state);
  sendCode(market, 'sign in', ananya.phone);
  expect(codes[1]).toBe(codes[0]);
  flush();
  expect(open().market.state.codes).toEqual(market.state.codes);
});

test('a store in memory neither keeps nor reads anything', () => {
  changed({ memory: true });
  expect(existsSync(file)).toBe(false);
  changed();
  expect(open({ memory: true }).market.state.orders.length).toBeGreaterThan(0);
});

test.each(['', '{"orders":[', 'null', '7', '"text"', '[]', '{"orders":[],"tokens":{}}', '{"version":2,"state":{"orders":[]}}'])(
  'a file that holds %j is as good as none',
  (text) => {
    file = path.join(folder, 'market.json');
    writeFileSync(file, text);
    expect(open().market.state.orders.length).toBeGreaterThan(0);
  },
);

test.each([
  ['of another version', (kept: Kept) => ({ ...kept, version: 1 })],
  ['with a part too much', (kept: Kept) => ({ ...kept, state: { ...kept.state, baskets: [] } })],
  ['with other settings', (kept: Kept) => ({ ...kept, state: { ...kept.state, settings: {} } })],
])('a file %s is as good as none', (_, change) => {
  changed();
  const kept: Kept = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(change(kept)));
  expect(open().market.state.orders.length).toBeGreaterThan(0);
});

interface Kept {
  version: number;
  state: object;
}
