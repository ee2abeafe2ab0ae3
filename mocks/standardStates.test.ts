import { ApiFailure, createClient, orderCounts, unpaidOrders } from '@galleria/api';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { isPending } from './network.ts';
import { type Scenario, scenario } from './scenario.ts';
import { standardStates } from './standardStates.ts';

const states = standardStates({
  endpoints: [unpaidOrders, orderCounts],
  empty: scenario({ market: (state) => void (state.orders = []) }),
  failure: 'The orders are being counted.',
});

/** How the calls of a screen end: the first is what its page is about. */
async function endsOf(state: Scenario) {
  const { handlers, token } = state();
  const client = createClient({
    base: 'http://shop.example',
    retries: 0,
    token: () => token,
    fetch: async (input, init) => (await getResponse(handlers, new Request(input, init))) ?? Response.error(),
  });
  const ends = await Promise.allSettled([client.call(unpaidOrders, { query: { page: 1, limit: 20 } }), client.call(orderCounts, {})]);
  return ends.map((end) => (end.status === 'fulfilled' ? 'answered' : end.reason instanceof ApiFailure ? end.reason.error.kind : 'broken'));
}

test.each([
  ['ready', ['answered', 'answered']],
  ['empty', ['answered', 'answered']],
  ['failed', ['business', 'answered']],
  ['forbidden', ['forbidden', 'answered']],
  ['unreachable', ['transport', 'transport']],
  ['signedOut', ['unauthorized', 'unauthorized']],
] as const)('%s: the calls end %j', async (name, ends) => {
  expect(await endsOf(states[name])).toEqual(ends);
});

test('nothing is answered while it loads', async () => {
  const { handlers } = states.loading();
  for (const { path } of [unpaidOrders, orderCounts]) {
    const request = new Request(`http://shop.example${path}`);
    void getResponse(handlers, request);
    await expect.poll(() => isPending(request)).toBe(true);
  }
});
