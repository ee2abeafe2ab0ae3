import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fixtureNow } from '../../../mocks/fixtureNow.ts';
import { faultOutcomes, type FaultOutcome, passingFaults } from '../../../mocks/faultOutcomes.ts';
import { faultResponse } from '../../../mocks/faultResponse.ts';
import { type FaultName, faultNames, faultOf, isQuick } from '../../../mocks/faults.ts';
import { fixtures } from '../../../mocks/fixtures/index.ts';
import { createClient } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { type EndpointRow, endpointTable } from './endpoints/table.ts';
import { ApiFailure } from './error.ts';

/** Every call of the contract through every fault. The clock is put forward, so that nobody waits for a time-out. */

const sentData: Partial<Record<FaultName, unknown>> = { dataNull: null, dataMissing: undefined, dataWrong: -0.5 };

function outcomeOf(name: FaultName, endpoint: Endpoint): FaultOutcome {
  // A file has a minute from its last progress, so that it comes before the late answer does.
  if (name === 'late' && endpoint.encoding === 'file') return 'answer';
  if (faultOutcomes[name] !== 'data') return faultOutcomes[name];
  return v.safeParse(endpoint.answer, sentData[name]).success ? 'answer' : 'contract';
}

/** The client for any call; that a fixture fits its own, its type has said. */
interface AnyClient {
  call(endpoint: Endpoint, input: unknown, signal?: AbortSignal): Promise<unknown>;
}

/** One call through one fault, and all that can be seen of it from outside. */
function through(name: FaultName, { name: call, endpoint }: EndpointRow, abort?: AbortController) {
  const signals: AbortSignal[] = [];
  const pauses: number[] = [];
  const onUnauthorized = vi.fn();
  const send: typeof fetch = async (_, init) => {
    const signal = init?.signal ?? expect.fail('A request without a signal.');
    signals.push(signal);
    const answer = async () => JSON.stringify({ code: 200, message: 'ok', data: fixtures[call].answer });
    const response = await faultResponse(faultOf(name), { answer, signal, now: () => fixtureNow });
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return name === 'endless' && abort ? new Response(response.body?.pipeThrough(abortingAt(3, abort))) : response;
  };
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  const client: AnyClient = createClient({ fetch: send, wait, onUnauthorized, token: () => 'f'.repeat(32), now: () => fixtureNow });
  const ended = client.call(endpoint, fixtures[call].request, abort?.signal).then(
    () => 'answer',
    (cause: unknown) => (cause instanceof ApiFailure ? cause.error.kind : cause instanceof Error ? cause.name : cause),
  );
  return { ended, signals, pauses, onUnauthorized };
}

// The part that sends files is loaded when it is needed: time must not run out meanwhile.
beforeAll(() => import('./upload.ts'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test.each(endpointTable)('$name ends as it should whatever goes wrong', async (row) => {
  const { endpoint } = row;
  const ended = await inTime(
    faultNames.map(async (name) => {
      const { ended, signals, pauses, onUnauthorized } = through(name, row);
      const outcome = await ended;
      return [name, { outcome, tries: signals.length, pauses: pausesAsked(name, pauses), told: onUnauthorized.mock.calls.length }];
    }),
  );
  expect(Object.fromEntries(ended)).toEqual(
    Object.fromEntries(
      faultNames.map((name) => {
        const asked = endpoint.method === 'GET' ? passingFaults[name] : undefined;
        const outcome = outcomeOf(name, endpoint);
        const told = outcome === 'unauthorized' ? 1 : 0;
        return [name, { outcome, tries: asked ? 3 : 1, pauses: asked ?? [], told }];
      }),
    ),
  );
  expect(vi.getTimerCount()).toBe(0);
});

test.each(endpointTable)('$name can be left while it waits, and holds on to nothing', async (row) => {
  const waiting = faultNames.filter((name) => !isQuick(name));
  const calls = waiting.map((name) => {
    const abort = new AbortController();
    const { ended, signals } = through(name, row, abort);
    return { name, ended, signals, abort };
  });
  // All of them have been sent, and none of them is over.
  await vi.waitUntil(() => calls.every(({ signals }) => signals.length === 1));
  await vi.advanceTimersByTimeAsync(1000);
  for (const { abort } of calls) abort.abort();
  const ended = await inTime(
    calls.map(async ({ name, ended, signals }) => [name, await ended, signals.map((signal) => signal.aborted && signal.reason.name)]),
  );
  expect(ended).toEqual(waiting.map((name) => [name, 'AbortError', ['AbortError']]));
  expect(vi.getTimerCount()).toBe(0);
});

test('data that is wrong, or not there, does harm wherever an answer is due', () => {
  const unharmed = (name: FaultName) =>
    endpointTable.flatMap((row) => (outcomeOf(name, row.endpoint) === 'answer' ? row.name : [])).toSorted();
  const silent = endpointTable.flatMap(({ name }) => (fixtures[name].answer === null ? name : [])).toSorted();
  expect(unharmed('dataWrong')).toEqual(silent);
});

/** The pauses before further tries; those that the client chose itself are only counted. */
function pausesAsked(name: FaultName, pauses: number[]): number[] | 'own' {
  return passingFaults[name] === 'own' && pauses.length === 2 && pauses.every((pause) => pause < 1000) ? 'own' : pauses;
}

/** Lets time pass until everything is over. */
async function inTime<T>(work: Promise<T>[]): Promise<T[]> {
  const open = { is: true };
  const all = Promise.all(work).finally(() => (open.is = false));
  for (let second = 0; open.is && second < 600; second++) await vi.advanceTimersByTimeAsync(1000);
  return all;
}

function abortingAt(most: number, abort: AbortController) {
  let chunks = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (++chunks === most) abort.abort();
      controller.enqueue(chunk);
    },
  });
}
