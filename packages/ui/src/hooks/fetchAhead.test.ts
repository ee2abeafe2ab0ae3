import { expect, test, vi } from 'vitest';
import { fetchAhead } from './fetchAhead.ts';

const load = vi.fn(async () => {});
const callsWith = (browser: object) => {
  load.mockClear();
  fetchAhead(load, browser);
  return load.mock.calls.length;
};

test.each([
  ['a browser that says nothing of it', {}],
  ['a fast connection', { connection: { effectiveType: '4g', saveData: false } }],
  ['a middling one', { connection: { effectiveType: '3g' } }],
  ['a connection that is not known', { connection: null }],
])('with %s it is fetched', (_, browser) => {
  expect(callsWith(browser)).toBe(1);
});

test.each([
  ['2g', { connection: { effectiveType: '2g', saveData: false } }],
  ['slow-2g', { connection: { effectiveType: 'slow-2g', saveData: false } }],
  ['data-saver', { connection: { effectiveType: '4g', saveData: true } }],
])('with %s it is not', (_, browser) => {
  expect(callsWith(browser)).toBe(0);
});

test('what does not come is nobody’s affair yet', async () => {
  const failing = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  fetchAhead(failing, {});
  await expect(failing.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
});
