import { ApiFailure, createClient, recommendedProducts, signInByEmail } from '@galleria/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { faultOutcomes, passingFaults } from '../faultOutcomes.ts';
import { type FaultName, faultNames, isQuick } from '../faults.ts';
import { ananya } from '../market/seed.ts';
import { createFaultStore, matches } from './faultStore.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer();
});
afterAll(() => shop.close());

/** How a call ends that waits 50 ms and is due an answer, and how often it is tried when it may be repeated. */
function expectedOf(name: FaultName): [kind: string, tries: number] {
  const outcome = isQuick(name) || name === 'endless' ? faultOutcomes[name] : 'timeout';
  return [outcome === 'data' ? 'contract' : outcome, outcome === 'timeout' || passingFaults[name] ? 3 : 1];
}

/** A client whose every call gets one fault, and how many requests it made. */
function clientThrough(name: FaultName) {
  const sent = { requests: 0 };
  const throughFault: typeof fetch = (address, init) => {
    sent.requests++;
    const headers = new Headers(init?.headers);
    headers.set('x-mock-fault', name);
    return fetch(address, { ...init, headers });
  };
  // Faults that end at once get more time, since the machine may be busy.
  const timeout = isQuick(name) || name === 'endless' ? 10_000 : 50;
  return { sent, client: createClient({ base: shop.base, fetch: throughFault, timeout, wait: async () => {} }) };
}

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answer',
    (cause: unknown) => (cause instanceof ApiFailure ? cause.error.kind : cause instanceof Error ? cause.name : cause),
  );

test.each(faultNames)('over a real connection a GET and a POST end as they should under %s', async (name) => {
  const complaints = vi.spyOn(console, 'error');
  const get = clientThrough(name);
  const post = clientThrough(name);
  const [looked, sent] = await Promise.all([
    kindOf(get.client.call(recommendedProducts, { query: { page: 1, limit: 20 } })),
    kindOf(post.client.call(signInByEmail, { body: { email: ananya.email, password: ananya.password } })),
  ]);
  const [kind, tries] = expectedOf(name);
  expect([looked, get.sent.requests]).toEqual([kind, tries]);
  expect([sent, post.sent.requests]).toEqual([kind, 1]);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test.each(faultNames.filter((name) => !isQuick(name)))('whoever leaves %s leaves no connection behind', async (name) => {
  const leaving = new AbortController();
  const gone = new Promise((resolve) => shop.server.once('request', (_, response) => response.once('close', resolve)));
  const asked = new Promise((resolve) => shop.server.once('request', resolve));
  const { client } = clientThrough(name);
  const ended = kindOf(client.call(recommendedProducts, { query: { page: 1, limit: 20 } }, leaving.signal));
  await asked;
  leaving.abort();
  expect(await ended).toBe('AbortError');
  await gone;
});

describe('the fault of a call', () => {
  const path = '/api/front/index/product/list';

  test('is the one it asks for, else that of the latest rule for its path', () => {
    const faultStore = createFaultStore();
    faultStore.add({ fault: 'code500', path: '/api/*', share: 1 });
    faultStore.add({ fault: 'hang', path: '*/order/*', share: 1 });
    expect(faultStore.pick(path, undefined)).toBe('code500');
    expect(faultStore.pick('/api/front/order/list', undefined)).toBe('hang');
    expect(faultStore.pick(path, 'empty')).toBe('empty');
    expect(() => faultStore.pick(path, 'emptyish')).toThrow('There is no fault "emptyish".');
    faultStore.clear();
    expect(faultStore.pick(path, undefined)).toBeUndefined();
  });

  test('is over when so many calls have suffered it', () => {
    const faultStore = createFaultStore();
    faultStore.add({ fault: 'reset', path: '*', share: 1, next: 2 });
    expect([1, 2, 3].map(() => faultStore.pick(path, undefined))).toEqual(['reset', 'reset', undefined]);
    expect(faultStore.rules()).toEqual([]);
  });

  test('comes by chance for a share of the calls: quick ones, and the same ones with the same seed', () => {
    const many = (seed: number) => {
      const faultStore = createFaultStore({ seed, fail: 0.25 });
      return Array.from({ length: 1000 }, () => faultStore.pick(path, undefined));
    };
    const suffered = many(3).flatMap((name) => name ?? []);
    expect(suffered.length).toBeGreaterThan(200);
    expect(suffered.length).toBeLessThan(300);
    expect(suffered.filter((name) => !isQuick(name))).toEqual([]);
    expect(many(3)).toEqual(many(3));
    expect(many(4)).not.toEqual(many(3));
  });

  test.each([
    ['/api/a', '/api/a', true],
    ['/api/a', '/api/ab', false],
    ['/api/*', '/api/a/b', true],
    ['*/list', '/api/a/list', true],
    ['*/list', '/api/a/list/1', false],
    ['/api/*/b/*', '/api/a/b/c', true],
    ['/aa*aa', '/aaa', false],
    ['*', '', true],
    ['/api/.*', '/api/a', false],
  ])('%s is for %s: %j', (pattern, path, fits) => {
    expect(matches(pattern, path)).toBe(fits);
  });
});

test('a fault that nobody knows is refused in a sentence', async () => {
  const response = await fetch(`${shop.base}/api/front/login/method/info`, { headers: { 'x-mock-fault': 'gone' } });
  expect(await response.json()).toEqual({ code: 400, message: 'There is no fault "gone".', data: null });
});

test('what a call did stays done, whatever happens to its answer', async () => {
  const before = Object.keys(shop.market.state.tokens).length;
  const { client } = clientThrough('reset');
  await kindOf(client.call(signInByEmail, { body: { email: ananya.email, password: ananya.password } }));
  expect(Object.keys(shop.market.state.tokens).length).toBe(before + 1);
});

test('a server that fails by chance does so over HTTP, and its latency holds the API back alone', async () => {
  const failing = await startTestServer({ fail: 1, latency: { least: 1, most: 3 } });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      fetch(`${failing.base}/api/front/login/method/info`).then(
        async (response) => [response.status, await response.text().catch(() => 'broken')],
        () => 'dropped',
      ),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(2);
  expect((await fetch(`${failing.base}/pictures/watch.svg`)).status).toBe(200);
  await failing.close();
});
