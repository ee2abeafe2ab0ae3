import { ApiFailure, type CookieStorage, createClient } from '@galleria/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveForTwitter } from './leaveForTwitter.ts';

const pages = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', pages.addEventListener.bind(pages));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const address = 'https://twitter.example/oauth?oauth_token=t1';

function aTry({ authorizationURL = address, keeps = true } = {}) {
  const kept = new Map<string, string>();
  const cookieStorage: CookieStorage = {
    get: (name) => kept.get(name),
    set: (name, value) => void (keeps && kept.set(name, value)),
    remove: (name) => void kept.delete(name),
  };
  const fetch = vi.fn(async () => Response.json({ code: 200, message: 'ok', data: { authorizationURL } }));
  const leave = vi.fn<(url: string) => void>(() => expect(kept.has('twitterToken')).toBe(true));
  return { kept, fetch, leave, begin: () => leaveForTwitter({ client: createClient({ fetch, retries: 0 }), cookieStorage }, leave) };
}

test('leaves for the address that the server names, and has kept what to compare later', async () => {
  const { kept, leave, begin } = aTry();
  const attempt = begin();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(address));
  expect(kept.get('twitterToken')).toContain('"oauthToken":"t1"');
  pages.dispatchEvent(new Event('pageshow'));
  expect(await attempt).toBe('notSignedIn');
});

test('ends when the page is still there after a while', async () => {
  const { leave, begin } = aTry();
  const attempt = begin();
  await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await attempt).toBe('notSignedIn');
});

test('asks nobody when the browser keeps no cookies', async () => {
  const { fetch, begin } = aTry({ keeps: false });
  expect(await begin()).toBe('cookiesBlocked');
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['https://twitter.example/oauth', 'unusable'],
  ['https://user@twitter.example/oauth?oauth_token=t1', 'unusable'],
])('does not leave for %s', async (authorizationURL, obstacle) => {
  const { leave, begin, kept } = aTry({ authorizationURL });
  expect(await begin()).toBe(obstacle);
  expect([leave.mock.calls.length, kept.size]).toEqual([0, 0]);
});

test.each(['http://twitter.example/oauth?oauth_token=t1', 'javascript:alert(1)'])('takes %s for no answer', async (authorizationURL) => {
  await expect(aTry({ authorizationURL }).begin()).rejects.toThrow(ApiFailure);
});
