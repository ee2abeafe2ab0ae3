import { createClient, site } from '@galleria/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFirstCalls, takeFirstCall } from './firstCalls.ts';

const address = '/api/pc/home/index';
const early = vi.fn<typeof fetch>();
const late = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', early);
  early.mockReset().mockImplementation(async () => Response.json({ code: 500, message: 'The early answer.' }));
  late.mockReset().mockImplementation(async () => Response.json({ code: 500, message: 'The late answer.' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.galleriaFirstCalls = undefined;
});

const client = (token?: string, tokenHeader?: 'bearer') =>
  createClient({
    fetch: late,
    started: takeFirstCall,
    retries: 0,
    language: () => 'th',
    token: () => token,
    ...(tokenHeader && { tokenHeader }),
  });

test.each([
  [undefined, undefined],
  ['first-token', undefined],
  ['first-token', 'bearer'],
] as const)('a call that is on its way with the token %s (%s) is not made again, and is taken once', async (token, header) => {
  startFirstCalls([address], token, header ?? 'bare', 'th');
  await expect(client(token, header).call(site, {})).rejects.toThrow('The early answer.');
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
  await expect(client(token, header).call(site, {})).rejects.toThrow('The late answer.');
});

test.each([
  ['first-token', undefined],
  [undefined, 'second-token'],
  ['first-token', 'second-token'],
])('what was asked with the token %s is no answer for %s', async (asked, token) => {
  startFirstCalls([address], asked, 'bare', 'th');
  await expect(client(token).call(site, {})).rejects.toThrow('The late answer.');
});

test('what was asked in another language is no answer', async () => {
  startFirstCalls([address], undefined, 'bare', 'en');
  await expect(client().call(site, {})).rejects.toThrow('The late answer.');
});

test('a call that failed is made again', async () => {
  early.mockRejectedValue(new TypeError('Failed to fetch'));
  startFirstCalls([address], undefined, 'bare', 'th');
  const shop = createClient({ fetch: late, started: takeFirstCall, retries: 1, language: () => 'th', wait: async () => {} });
  await expect(shop.call(site, {})).rejects.toThrow('The late answer.');
});

/** A call that hangs until its signal says that nobody waits any more. */
const hang: typeof fetch = (_, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true }));

test('a call that hangs is given up with the call that took it: the browser would hold the next one back behind it', async () => {
  early.mockImplementation(hang);
  startFirstCalls([address], undefined, 'bare', 'th');
  const shop = createClient({ fetch: late, started: takeFirstCall, retries: 0, timeout: 20, language: () => 'th' });
  await expect(shop.call(site, {})).rejects.toMatchObject({ error: { kind: 'timeout' } });
  expect(early.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('a call that is no answer for this shopper is given up', async () => {
  early.mockImplementation(hang);
  startFirstCalls([address], 'first-token', 'bare', 'th');
  await expect(client('second-token').call(site, {})).rejects.toThrow('The late answer.');
  expect(early.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
