import { expect, test, vi } from 'vitest';
import { loadWithRetry } from './lazyWithRetry.ts';

const browser = (onLine: boolean | undefined) => Object.assign(new EventTarget(), { navigator: { onLine } });
const lost = new TypeError('Failed to fetch');

test('code that does not come waits until the browser is online, and is asked for again', async () => {
  const view = browser(false);
  const load = vi.fn(async () => 'menu').mockRejectedValueOnce(lost);
  const part = loadWithRetry(load, view);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  view.navigator.onLine = true;
  view.dispatchEvent(new Event('online'));
  expect(await part).toBe('menu');
});

test.each([
  ['online', true],
  ['a server, which has no such word', undefined],
])('it fails at once: %s', async (_, onLine) => {
  await expect(loadWithRetry(() => Promise.reject(lost), browser(onLine))).rejects.toBe(lost);
});
