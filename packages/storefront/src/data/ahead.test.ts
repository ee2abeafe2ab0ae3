import { activities, createClient, topProducts } from '@galleria/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersOf, askAhead, freshness, patience, soonAnswered, takeAhead } from './ahead.ts';
import { request } from './request.ts';

const top = request(topProducts, {});
const envelope = (data: unknown) => Response.json({ code: 200, data });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('an answer that was asked for ahead is given once', async () => {
  const fetch = vi.fn(async () => envelope([]));
  const client = createClient({ fetch });
  await askAhead(client, top);
  await expect(takeAhead(client, top)).resolves.toEqual([]);
  expect(takeAhead(client, top)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an old answer is not given, nor that of another shop', async () => {
  const client = createClient({ fetch: async () => envelope([]) });
  await askAhead(client, top);
  expect(takeAhead(createClient({ fetch: async () => envelope([]) }), top)).toBeUndefined();
  vi.advanceTimersByTime(freshness + 1);
  expect(takeAhead(client, top)).toBeUndefined();
});

test('what failed is asked for again by whoever needs it', async () => {
  const client = createClient({ fetch: async () => Response.json({ code: 500, message: 'No.' }), retries: 0 });
  await askAhead(client, top);
  expect(takeAhead(client, top)).toBeUndefined();
});

test('the first drawing has what is answered soon, and leaves the rest to who asks for it', async () => {
  vi.useFakeTimers();
  const late = Promise.withResolvers<Response>();
  const fetch = vi.fn(async (url: string | URL | Request) => (String(url).includes('activity') ? late.promise : envelope([])));
  const client = createClient({ fetch });
  const blocks = request(activities, {});
  const first = soonAnswered(client, [top, blocks]);
  await vi.advanceTimersByTimeAsync(patience);
  const answerTo = answersOf(await first);
  expect([answerTo(top), answerTo(blocks)]).toEqual([[], undefined]);
  expect(takeAhead(client, top)).toBeUndefined();
  const left = takeAhead(client, blocks);
  late.resolve(envelope([]));
  await expect(left).resolves.toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('nobody waits for what is there, nor for what failed', async () => {
  vi.useFakeTimers();
  const client = createClient({
    fetch: async (url) => (String(url).includes('activity') ? Response.json({ code: 500, message: 'No.' }) : envelope([])),
    retries: 0,
  });
  const answers = await soonAnswered(client, [top, request(activities, {})]);
  expect(answers.size).toBe(1);
});
