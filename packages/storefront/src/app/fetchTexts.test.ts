import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTexts, fileOfFirstPage } from './fetchTexts.ts';

const together = '/texts-1/en/common.home.shop.json';
const files = `/assets/home-1.js ${together}`;

beforeEach(() => {
  vi.stubEnv('TEXTS', '/texts-1');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['en', 'home', together],
  ['en', 'common', together],
  // Of another language, of another page, and by a name that only looks like it.
  ['th', 'home', undefined],
  ['en', 'cart', undefined],
  ['en', 'orderList', undefined],
] as const)('of the first page, %s has the texts "%s" in %s', (locale, namespace, file) => {
  expect(fileOfFirstPage(files, locale, namespace)).toBe(file);
});

test('the file of the first page is read once for all that it holds, and again when it has not come', async () => {
  let fails = true;
  const asked: string[] = [];
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => files }) });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return fails ? new Response('', { status: 503 }) : Response.json({ common: { a: 'A' }, home: { b: 'B' }, cart: { c: 'C' } });
  });
  await expect(fetchTexts('en', 'home')).rejects.toThrow('503');
  fails = false;
  expect(await Promise.all([fetchTexts('en', 'common'), fetchTexts('en', 'home')])).toEqual([{ a: 'A' }, { b: 'B' }]);
  await fetchTexts('en', 'cart');
  expect(asked).toEqual([together, together, '/texts-1/en/cart.json']);
});
