import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';
import { endpoint } from './endpoint.ts';
import { nothingSchema } from './wire.ts';

type Fetch = typeof fetch;

const look = endpoint({
  method: 'GET',
  path: '/api/front/things/{no}',
  access: 'token',
  source: 'settled',
  answer: v.object({ name: v.string() }),
});
const push = endpoint({ method: 'POST', path: '/api/front/things/push', access: 'token', source: 'settled', answer: nothingSchema });

const one = { params: { no: '1' } };
const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

interface SentRequest {
  url: string;
  signal: AbortSignal | null | undefined;
  answer: (name: string, status?: number) => void;
}

/** Answers what nobody has asked about, so that no call is on its way when the test is over. */
async function endAll(calls: Promise<unknown>[], requests: readonly SentRequest[]) {
  for (const { answer } of requests) answer('Vase');
  await Promise.allSettled(calls);
}

/** A client over a network whose requests are answered one by one, by hand. */
function byHand(options: ClientOptions = {}) {
  const requests: SentRequest[] = [];
  const fetch: Fetch = (input, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      const answer = (name: string, status = 200) => resolve(Response.json({ code: 200, message: '', data: { name } }, { status }));
      requests.push({ url: String(input), signal: init?.signal, answer });
    });
  return { client: createClient({ fetch, wait: async () => {}, ...options }), requests };
}

describe('equal GETs at the same time', () => {
  test('are one request, whose answer they share', async () => {
    const { client, requests } = byHand();
    const calls = [client.call(look, one), client.call(look, one), client.call(look, one)];
    requests[0]?.answer('Vase');
    const [first, ...others] = await Promise.all(calls);
    expect(first).toEqual({ name: 'Vase' });
    for (const other of others) expect(other).toBe(first);
    expect(requests).toHaveLength(1);
  });

  test('are told of one refusal', async () => {
    const onUnauthorized = vi.fn();
    const { client, requests } = byHand({ onUnauthorized });
    const calls = [client.call(look, one), client.call(look, one)];
    requests[0]?.answer('', 401);
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('are tried again together', async () => {
    const fetch = vi
      .fn<Fetch>(async () => Response.json({ code: 200, data: { name: 'Vase' } }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const client = createClient({ fetch, wait: async () => {} });
    await Promise.all([client.call(look, one), client.call(look, one)]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('that are not quite equal are not shared', async () => {
    const { client, requests } = byHand();
    const other = endpoint({ ...look, path: '/api/front/things/1', answer: v.object({ name: v.literal('Bowl') }) });
    const calls = [client.call(look, one), client.call(look, { params: { no: '2' } }), client.call(other, {})];
    expect(requests).toHaveLength(3);
    await endAll(calls, requests);
  });

  test('of a guest and of a shopper are not shared', async () => {
    let token: string | undefined;
    const { client, requests } = byHand({ token: () => token });
    const calls = [undefined, 'abc12345', 'def45678'].map((next) => {
      token = next;
      return client.call(look, one);
    });
    expect(requests).toHaveLength(3);
    await endAll(calls, requests);
  });

  test('are not shared with one that began with another token, however often that is tried', async () => {
    let token: string | undefined = 'abc12345';
    const { client, requests } = byHand({ token: () => token });
    const first = client.call(look, one);
    token = 'def45678';
    requests[0]?.answer('', 503);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    const second = client.call(look, one);
    requests[1]?.answer('for abc');
    requests[2]?.answer('for def');
    expect([await first, await second]).toEqual([{ name: 'for abc' }, { name: 'for def' }]);
  });
});

describe('a POST', () => {
  test('is never shared', async () => {
    const { client, requests } = byHand();
    const calls = [client.call(push, {}), client.call(push, {})];
    expect(requests).toHaveLength(2);
    await endAll(calls, requests);
  });

  test('makes what was asked before it old: nobody joins that any more', async () => {
    const { client, requests } = byHand();
    const before = client.call(look, one);
    const change = client.call(push, {});
    requests[1]?.answer('');
    await change;
    const after = client.call(look, one);
    requests[0]?.answer('old');
    requests[2]?.answer('new');
    expect([await before, await after]).toEqual([{ name: 'old' }, { name: 'new' }]);
  });
});

describe('whoever leaves', () => {
  test('ends only their own waiting', async () => {
    const { client, requests } = byHand();
    const [leaves, stays] = [new AbortController(), new AbortController()];
    const left = client.call(look, one, leaves.signal);
    const stayed = client.call(look, one, stays.signal);
    leaves.abort();
    await expect(left).rejects.toSatisfy(isAbort);
    expect(requests[0]?.signal?.aborted).toBe(false);
    requests[0]?.answer('Vase');
    expect(await stayed).toEqual({ name: 'Vase' });
  });

  test('last ends the request, and who comes later makes another', async () => {
    const { client, requests } = byHand();
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }) => client.call(look, one, signal));
    for (const controller of controllers) controller.abort();
    for (const call of calls) await expect(call).rejects.toSatisfy(isAbort);
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
    const later = client.call(look, one);
    requests[1]?.answer('Vase');
    expect(await later).toEqual({ name: 'Vase' });
  });

  test('between two tries leaves nothing that another could join', async () => {
    const waits: AbortSignal[] = [];
    const wait = (_: number, signal?: AbortSignal) => new Promise<void>(() => signal && waits.push(signal));
    const { client, requests } = byHand({ wait });
    const controller = new AbortController();
    const left = client.call(look, one, controller.signal);
    requests[0]?.answer('', 503);
    await vi.waitFor(() => expect(waits).toHaveLength(1));
    controller.abort();
    await expect(left).rejects.toSatisfy(isAbort);
    expect(waits[0]?.aborted).toBe(true);
    const later = client.call(look, one);
    requests[1]?.answer('Vase');
    expect(await later).toEqual({ name: 'Vase' });
  });

  test('keeps the request for one who comes at the same moment', async () => {
    const { client, requests } = byHand();
    const controller = new AbortController();
    const left = client.call(look, one, controller.signal);
    controller.abort();
    const later = client.call(look, one);
    await expect(left).rejects.toSatisfy(isAbort);
    for (const { answer } of requests) answer('Vase');
    expect(await later).toEqual({ name: 'Vase' });
  });

  test('while another waits without a signal never ends the request', async () => {
    const { client, requests } = byHand();
    const controller = new AbortController();
    const stayed = client.call(look, one);
    const left = client.call(look, one, controller.signal);
    controller.abort();
    await expect(left).rejects.toSatisfy(isAbort);
    requests[0]?.answer('Vase');
    expect(await stayed).toEqual({ name: 'Vase' });
  });
});

test('an answer that has come is not given to those who ask later', async () => {
  const { client, requests } = byHand();
  const first = client.call(look, one);
  // Its news takes longer, so that it still waits when the first one asks again.
  const bystander = client.call(look, one, new AbortController().signal);
  requests[0]?.answer('old');
  const second = await first.then(() => {
    const call = client.call(look, one);
    requests[1]?.answer('new');
    return call;
  });
  expect([await bystander, second]).toEqual([{ name: 'old' }, { name: 'new' }]);
});
