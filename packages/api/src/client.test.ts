import { createServer, type RequestListener, type Server } from 'node:http';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';
import { endpoint } from './endpoint.ts';
import { type ApiError, ApiFailure } from './error.ts';
import { nothingSchema } from './wire.ts';

const look = endpoint({
  method: 'GET',
  path: '/api/front/things/{no}',
  access: 'public',
  source: 'settled',
  query: v.object({ page: v.optional(v.number()), word: v.optional(v.string()) }),
  answer: v.object({ name: v.string() }),
});
const change = endpoint({
  method: 'POST',
  path: '/api/front/things/save',
  access: 'token',
  source: 'settled',
  body: v.object({ name: v.string() }),
  answer: nothingSchema,
});
const push = endpoint({ method: 'POST', path: '/api/front/things/push', access: 'token', source: 'settled', answer: nothingSchema });

const one = { params: { no: '1' }, query: {} };
const good = { code: 200, message: 'ok', data: { name: 'Vase' } };

type Fetch = typeof fetch;
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });
const replies = (reply: () => Response) => vi.fn<Fetch>(async () => reply());
const rejects = (cause: unknown) => vi.fn<Fetch>(() => Promise.reject(cause));
/** Settles when its signal aborts and never before, as the platform's own does. */
const hangs = () =>
  vi.fn<Fetch>((_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))));

const mebibyte = new Uint8Array(2 ** 20).fill(32);
/** Sends blanks as long as somebody reads; `cancelled` is told when nobody does any more. */
const endless = (cancelled?: () => void) =>
  new Response(new ReadableStream({ pull: (controller) => controller.enqueue(mebibyte), cancel: () => cancelled?.() }));

/** A client that does not wait between its tries, and the waits it would have made. */
function clientOf(fetch: Fetch, options: ClientOptions = {}) {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return { client: createClient({ fetch, wait, ...options }), waits };
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.then(
    (value) => expect.fail(`The call succeeded with ${JSON.stringify(value)}.`),
    (cause: unknown) => cause,
  );
  if (failure instanceof ApiFailure) return failure.error;
  throw failure;
}

/** The request that a fetch was called with. */
function sent(fetch: ReturnType<typeof replies>, at = 0) {
  const [url, init] = fetch.mock.calls[at] ?? [];
  return { url: String(url), init, headers: new Headers(init?.headers) };
}

const open: Server[] = [];

/** A real server: what the platform's fetch makes of a broken connection cannot be faked. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('a wire fault ends in exactly one kind of error', () => {
  const html = { headers: { 'Content-Type': 'text/html' } };
  const faults: [name: string, reply: () => Response, error: ApiError][] = [
    ['truncated JSON', () => new Response('{"code":200,"message":"ok","data":{"na'), { kind: 'contract', path: 'the answer' }],
    ['an empty 200', () => new Response(''), { kind: 'contract', path: 'the answer' }],
    ['a 204', () => new Response(null, { status: 204 }), { kind: 'transport', status: 204 }],
    ['a 201', () => json(good, { status: 201 }), { kind: 'transport', status: 201 }],
    ['a page of HTML with 200', () => new Response('<!doctype html><p>Hello', html), { kind: 'contract', path: 'the answer' }],
    [
      'a page of HTML with 502',
      () => new Response('<!doctype html><p>Bad gateway', { ...html, status: 502 }),
      { kind: 'transport', status: 502 },
    ],
    ['JSON that is no envelope', () => json(['Vase']), { kind: 'contract', path: 'code' }],
    ['JSON null', () => json(null), { kind: 'contract', path: 'the answer' }],
    ['a missing code', () => json({ message: 'ok', data: { name: 'Vase' } }), { kind: 'contract', path: 'code' }],
    ['the code "200" as text', () => json({ ...good, code: '200' }), { kind: 'contract', path: 'code' }],
    ['a message that is no text', () => json({ ...good, message: 7 }), { kind: 'contract', path: 'message' }],
    ['data null', () => json({ ...good, data: null }), { kind: 'contract', path: 'data' }],
    ['data left out', () => json({ code: 200, message: 'ok' }), { kind: 'contract', path: 'data' }],
    ['data of a wrong type', () => json({ ...good, data: 'Vase' }), { kind: 'contract', path: 'data' }],
    ['a field left out', () => json({ ...good, data: {} }), { kind: 'contract', path: 'data.name' }],
    ['a field of a wrong type', () => json({ ...good, data: { name: 7 } }), { kind: 'contract', path: 'data.name' }],
    ['a fractional code', () => json({ ...good, code: 200.5 }), { kind: 'contract', path: 'code' }],
    ['a body that goes on and on', () => endless(), { kind: 'contract', path: 'the answer' }],
    ['code 400', () => json({ code: 400, message: 'name is empty', data: null }), { kind: 'invalid', message: 'name is empty' }],
    ['code 401', () => json({ code: 401, message: 'Sign in', data: null }), { kind: 'unauthorized', message: 'Sign in' }],
    ['code 403', () => json({ code: 403, message: 'No', data: null }), { kind: 'forbidden', message: 'No' }],
    ['code 404', () => json({ code: 404, message: 'Gone', data: null }), { kind: 'notFound', message: 'Gone' }],
    ['code 500', () => json({ code: 500, message: 'Sold out', data: null }), { kind: 'business', message: 'Sold out' }],
    ['code 410000', () => json({ code: 410_000, message: 'Again', data: null }), { kind: 'unauthorized', message: 'Again' }],
    ['code 410001', () => json({ code: 410_001, message: 'Again', data: null }), { kind: 'unauthorized', message: 'Again' }],
    ['code 410002', () => json({ code: 410_002, message: 'Again', data: null }), { kind: 'unauthorized', message: 'Again' }],
    ['code 999', () => json({ code: 999, message: 'Odd', data: null }), { kind: 'unknown', code: 999, message: 'Odd' }],
    ['a refusal without data', () => json({ code: 401, message: 'Sign in' }), { kind: 'unauthorized', message: 'Sign in' }],
    ['a refusal without a message', () => json({ code: 500, message: null, data: null }), { kind: 'business', message: '' }],
    ['a refusal with a blank message', () => json({ code: 500, message: ' \n', data: null }), { kind: 'business', message: '' }],
    ['HTTP 401', () => json(good, { status: 401 }), { kind: 'unauthorized', message: '' }],
    ...[403, 404, 408, 413, 429, 500, 503].map((status): (typeof faults)[number] => [
      `HTTP ${status}`,
      () => json(good, { status }),
      { kind: 'transport', status },
    ]),
  ];

  test.each(faults)('%s', async (_, reply, error) => {
    const { client } = clientOf(replies(reply), { retries: 0 });
    expect(await errorOf(client.call(look, one))).toEqual(error);
  });

  test('a refused connection', async () => {
    const { client } = clientOf(rejects(new TypeError('fetch failed')), { retries: 0 });
    expect(await errorOf(client.call(look, one))).toEqual({ kind: 'transport' });
  });

  test('a connection that nobody answers on the real network', async () => {
    const base = await serve(() => {});
    for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve));
    expect(await errorOf(createClient({ base, retries: 0 }).call(look, one))).toEqual({ kind: 'transport' });
  });

  test('a connection that breaks in the middle of the body', async () => {
    const base = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': 500 });
      response.write('{"code":200,', () => response.destroy());
    });
    expect(await errorOf(createClient({ base, retries: 0 }).call(look, one))).toEqual({ kind: 'transport' });
  });

  test('a browser that knows it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const fetch = rejects(new TypeError('Failed to fetch'));
    expect(await errorOf(clientOf(fetch).client.call(look, one))).toEqual({ kind: 'offline' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('a server that never answers', async () => {
    const base = await serve(() => {});
    expect(await errorOf(createClient({ base, retries: 0, timeout: 20 }).call(look, one))).toEqual({ kind: 'timeout' });
  });

  test('a body that never ends', async () => {
    const base = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"code":200,"message":"');
    });
    expect(await errorOf(createClient({ base, retries: 0, timeout: 50 }).call(look, one))).toEqual({ kind: 'timeout' });
  });

  test('a body that goes on and on is not read to the end', async () => {
    const cancelled = vi.fn();
    await errorOf(clientOf(replies(() => endless(cancelled))).client.call(look, one));
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  test('an answer that is not worth reading frees its connection before the next try', async () => {
    const fetch = replies(() => json(good, { status: 502 }));
    const aborted: unknown[] = [];
    const wait = async () => void aborted.push(fetch.mock.lastCall?.[1]?.signal?.aborted);
    await errorOf(createClient({ fetch, wait }).call(look, one));
    expect(aborted).toEqual([true, true]);
  });

  test('a fetch that does not heed its signal ends at its time, whatever it does later', async () => {
    vi.useFakeTimers();
    const late: ((failed: boolean) => void)[] = [];
    const deaf = vi.fn<Fetch>(
      () => new Promise((resolve, reject) => late.push((failed) => (failed ? reject(new TypeError()) : resolve(json(good))))),
    );
    const onUnauthorized = vi.fn();
    const { client } = clientOf(deaf, { retries: 1, onUnauthorized });
    const error = errorOf(client.call(look, one));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(deaf).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await error).toEqual({ kind: 'timeout' });
    expect(vi.getTimerCount()).toBe(0);
    for (const [at, end] of late.entries()) end(at === 0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('each kind has a message for the log', async () => {
    for (const [, reply] of faults) {
      const failure = await clientOf(replies(reply), { retries: 0 })
        .client.call(look, one)
        .catch((cause: unknown) => cause);
      expect(failure).toHaveProperty('message', expect.stringMatching(/\w/));
    }
  });
});

describe('a good answer', () => {
  test('is decoded', async () => {
    expect(await clientOf(replies(() => json(good))).client.call(look, one)).toEqual({ name: 'Vase' });
  });

  test('is taken whatever content type the server calls it', async () => {
    const { client } = clientOf(replies(() => json(good, { headers: { 'Content-Type': 'text/html' } })));
    expect(await client.call(look, one)).toEqual({ name: 'Vase' });
  });

  test('may have keys that nobody knows, and no message', async () => {
    const { client } = clientOf(replies(() => json({ code: 200, data: { name: 'Vase', colour: 'sand' }, trace: 1 })));
    expect(await client.call(look, one)).toEqual({ name: 'Vase' });
  });

  test('to a call that asks for nothing may carry anything', async () => {
    for (const data of [null, true, 'done', {}]) {
      expect(await clientOf(replies(() => json({ code: 200, message: 'ok', data }))).client.call(push, {})).toBe(null);
    }
  });
});

describe('an abort by the caller', () => {
  const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

  test.each<[string, () => Fetch]>([
    ['a call that hangs', hangs],
    ['a call that fails at the same moment', () => rejects(new TypeError('Failed to fetch'))],
    ['a call that is refused at the same moment', () => replies(() => json({ code: 401, message: '', data: null }))],
  ])('of %s rejects with the AbortError of the platform', async (_, fetch) => {
    const controller = new AbortController();
    const onUnauthorized = vi.fn();
    const { client, waits } = clientOf(fetch(), { onUnauthorized });
    const call = client.call(look, one, controller.signal);
    controller.abort();
    await expect(call).rejects.toSatisfy(isAbort);
    await new Promise(setImmediate);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(waits).toEqual([]);
  });

  test('before the call rejects with it too, and sends nothing', async () => {
    const fetch = replies(() => json(good));
    await expect(clientOf(fetch).client.call(look, one, AbortSignal.abort())).rejects.toSatisfy(isAbort);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('reaches the request of a POST', async () => {
    const controller = new AbortController();
    const fetch = hangs();
    const call = clientOf(fetch).client.call(push, {}, controller.signal);
    controller.abort();
    await expect(call).rejects.toSatisfy(isAbort);
    expect(sent(fetch).init?.signal?.aborted).toBe(true);
  });

  test('leaves no listener on the signal of a page that makes many calls', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await clientOf(replies(() => json(good))).client.call(look, one, signal);
    await Promise.resolve();
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
  });

  test('between two tries ends the waiting at once', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const fetch = rejects(new TypeError('Failed to fetch'));
    const call = createClient({ fetch }).call(look, one, controller.signal);
    const ended = expect(call).rejects.toSatisfy(isAbort);
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    await ended;
    expect(vi.getTimerCount()).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('tries', () => {
  const passing: [string, () => Fetch][] = [
    ['no answer', () => rejects(new TypeError('Failed to fetch'))],
    ...[429, 500, 502, 503].map((status): (typeof passing)[number] => [`HTTP ${status}`, () => replies(() => json(good, { status }))]),
  ];

  test.each(passing)('a GET with %s is tried three times, the second pause longer than the first', async (_, fetchOf) => {
    const fetch = fetchOf();
    const { client, waits } = clientOf(fetch);
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.999).mockReturnValueOnce(0);
    expect((await errorOf(client.call(look, one))).kind).toBe('transport');
    expect(fetch).toHaveBeenCalledTimes(3);
    const [first = 0, second = 0, ...more] = waits;
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
    expect(more).toEqual([]);
  });

  test('a GET that times out is tried three times', async () => {
    const fetch = hangs();
    expect((await errorOf(clientOf(fetch, { timeout: 5 }).client.call(look, one))).kind).toBe('timeout');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('a GET that works at the last try gives its answer', async () => {
    const fetch = replies(() => json(good))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(json(good, { status: 503 }));
    expect(await clientOf(fetch).client.call(look, one)).toEqual({ name: 'Vase' });
  });

  test.each([400, 403, 404, 413])('a GET with HTTP %d is not repeated', async (status) => {
    const fetch = replies(() => json(good, { status }));
    await errorOf(clientOf(fetch).client.call(look, one));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([400, 401, 404, 500, 999])('a GET refused with code %d is not repeated', async (code) => {
    const fetch = replies(() => json({ code, message: '', data: null }));
    await errorOf(clientOf(fetch).client.call(look, one));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('a GET whose answer breaks the contract is not repeated', async () => {
    const fetch = replies(() => json({ ...good, data: {} }));
    await errorOf(clientOf(fetch).client.call(look, one));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([...passing, ['no end', hangs] as const])('a POST with %s is never repeated', async (_, fetchOf) => {
    const fetch = fetchOf();
    const { client, waits } = clientOf(fetch, { timeout: 5 });
    await errorOf(client.call(push, {}));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(waits).toEqual([]);
  });

  const now = () => Date.UTC(2027, 0, 1);
  const busy = (header: string) => replies(() => json(good, { status: 503, headers: { 'Retry-After': header } }));

  test.each([
    ['2', 2000],
    ['0.5', 500],
    ['5', 5000],
    ['Fri, 01 Jan 2027 00:00:03 GMT', 3000],
    ['Friday, 01-Jan-27 00:00:03 GMT', 3000],
  ])('Retry-After: %s makes a pause of %d ms', async (header, pause) => {
    const { client, waits } = clientOf(busy(header), { now });
    expect(await errorOf(client.call(look, one))).toEqual({ kind: 'transport', status: 503, retryAfter: pause / 1000 });
    expect(waits).toEqual([pause, pause]);
  });

  test.each([
    ['6', 6],
    ['3600', 3600],
    ['Fri, 01 Jan 2027 00:01:00 GMT', 60],
  ])('Retry-After: %s is longer than anybody waits: the call fails at once', async (header, retryAfter) => {
    const fetch = busy(header);
    const { client, waits } = clientOf(fetch, { now });
    expect(await errorOf(client.call(look, one))).toEqual({ kind: 'transport', status: 503, retryAfter });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(waits).toEqual([]);
  });

  test('Retry-After is told of a POST too, which is not repeated', async () => {
    const fetch = busy('2');
    expect(await errorOf(clientOf(fetch).client.call(push, {}))).toEqual({ kind: 'transport', status: 503, retryAfter: 2 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    '0',
    '-3',
    'soon',
    '',
    '1e9',
    '99999999',
    '1.2.3',
    'Infinity',
    'Thu, 31 Dec 2026 23:59:00 GMT',
    'Fri, 01 Jan 2038 00:00:00 GMT',
    'Someday, GMT',
    '2027-01-01',
  ])('Retry-After: "%s" leaves the pauses as they are', async (header) => {
    const { client, waits } = clientOf(busy(header), { now });
    expect(await errorOf(client.call(look, one))).toEqual({ kind: 'transport', status: 503 });
    expect(waits).toHaveLength(2);
    expect(waits.every((pause) => pause > 0 && pause < 1000)).toBe(true);
  });

  test('Retry-After of a status that will not pass says nothing', async () => {
    const fetch = replies(() => json(good, { status: 413, headers: { 'Retry-After': '2' } }));
    expect(await errorOf(clientOf(fetch).client.call(look, one))).toEqual({ kind: 'transport', status: 413 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a request', () => {
  test('says that it comes from the desktop shop and carries no token of a guest', async () => {
    const fetch = replies(() => json(good));
    await clientOf(fetch).client.call(look, one);
    const { headers } = sent(fetch);
    expect(headers.get('Form-type')).toBe('pc');
    expect(headers.has('Authori-zation')).toBe(false);
    expect(headers.has('Authorization')).toBe(false);
  });

  test('says which language names are wanted in, anew with each call', async () => {
    const fetch = replies(() => json(good));
    let language = 'th';
    const { client } = clientOf(fetch, { language: () => language });
    const thai = client.call(look, one);
    language = 'en';
    await Promise.all([thai, client.call(look, one)]);
    expect([0, 1].map((at) => sent(fetch, at).headers.get('Accept-Language'))).toEqual(['th', 'en']);
  });

  test('leaves the language to the browser without that option', async () => {
    const fetch = replies(() => json(good));
    await clientOf(fetch).client.call(look, one);
    expect(sent(fetch).headers.has('Accept-Language')).toBe(false);
  });

  test('carries the token bare by default', async () => {
    const fetch = replies(() => json(good));
    await clientOf(fetch, { token: () => 'abc123' }).client.call(look, one);
    expect(sent(fetch).headers.get('Authori-zation')).toBe('abc123');
    expect(sent(fetch).headers.has('Authorization')).toBe(false);
  });

  test('carries it as a bearer token by option', async () => {
    const fetch = replies(() => json(good));
    await clientOf(fetch, { token: () => 'abc123', tokenHeader: 'bearer' }).client.call(look, one);
    expect(sent(fetch).headers.get('Authorization')).toBe('Bearer abc123');
    expect(sent(fetch).headers.has('Authori-zation')).toBe(false);
  });

  test('carries the same at each try, and another at the next call', async () => {
    const tokens = ['old', 'new'];
    const fetch = replies(() => json(good)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { client } = clientOf(fetch, { token: () => tokens.shift() });
    await client.call(look, one);
    await client.call(look, one);
    expect([0, 1, 2].map((at) => sent(fetch, at).headers.get('Authori-zation'))).toEqual(['old', 'old', 'new']);
  });

  test('names the type of its content only when it has one', async () => {
    const fetch = replies(() => json({ ...good, data: null }));
    const { client } = clientOf(fetch);
    await client.call(push, {});
    await client.call(change, { body: { name: 'Vase' } });
    expect(sent(fetch, 0).headers.has('Content-Type')).toBe(false);
    expect(sent(fetch, 0).init?.body).toBeNull();
    expect(sent(fetch, 1).headers.get('Content-Type')).toBe('application/json');
    expect(sent(fetch, 1).init?.body).toBe('{"name":"Vase"}');
  });

  test('goes to the base, with what is given in its query and nothing for what is not', async () => {
    const fetch = replies(() => json(good));
    const { client } = clientOf(fetch, { base: 'https://shop.example' });
    await client.call(look, { params: { no: '1' }, query: { page: 2, word: undefined } });
    await client.call(look, { params: { no: '1' }, query: { word: 'a&b=c d' } });
    await client.call(look, one);
    expect([0, 1, 2].map((at) => sent(fetch, at).url)).toEqual([
      'https://shop.example/api/front/things/1?page=2',
      'https://shop.example/api/front/things/1?word=a%26b%3Dc+d',
      'https://shop.example/api/front/things/1',
    ]);
  });

  test.each(['../x', 'a/b', '..', '.', '%2e%2e', 'a?b=1', 'a#b', 'a\\b', 'ก', '//evil.example'])(
    'keeps the parameter "%s" inside its own place in the path',
    async (no) => {
      const fetch = replies(() => json(good));
      await clientOf(fetch, { base: 'https://shop.example' }).client.call(look, { params: { no }, query: {} });
      const url = new URL(sent(fetch).url);
      expect(url.origin + url.search + url.hash).toBe('https://shop.example');
      expect(url.pathname).toMatch(/^\/api\/front\/things\/[^/]+$/);
    },
  );
});

describe('a call that says "sign in again"', () => {
  const refused = () => json({ code: 410_000, message: ' Your session has ended. ', data: null });

  test('tells the message and the token that the call carried, and rejects all the same', async () => {
    let token = 'old';
    const onUnauthorized = vi.fn();
    const fetch = replies(() => {
      token = 'new';
      return refused();
    });
    const error = await errorOf(clientOf(fetch, { token: () => token, onUnauthorized }).client.call(look, one));
    expect(error).toEqual({ kind: 'unauthorized', message: 'Your session has ended.' });
    expect(onUnauthorized.mock.calls).toEqual([['Your session has ended.', 'old']]);
  });

  test('tells of a guest that there was no token', async () => {
    const onUnauthorized = vi.fn();
    await errorOf(clientOf(replies(refused), { onUnauthorized }).client.call(push, {}));
    expect(onUnauthorized.mock.calls).toEqual([['Your session has ended.', undefined]]);
  });

  test('is told of HTTP 401 as well, and of no other error', async () => {
    const onUnauthorized = vi.fn();
    await errorOf(
      clientOf(
        replies(() => json({ code: 403, message: '', data: null })),
        { onUnauthorized },
      ).client.call(push, {}),
    );
    expect(onUnauthorized).not.toHaveBeenCalled();
    await errorOf(
      clientOf(
        replies(() => new Response('', { status: 401 })),
        { onUnauthorized },
      ).client.call(push, {}),
    );
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('rejects as ever when the one who is told of it fails', async () => {
    const onUnauthorized = () => {
      throw new RangeError('A defect.');
    };
    const error = await errorOf(clientOf(replies(refused), { onUnauthorized }).client.call(push, {}));
    expect(error).toEqual({ kind: 'unauthorized', message: 'Your session has ended.' });
  });
});
