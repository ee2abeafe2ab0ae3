import { ApiFailure, createClient, unpaidOrders } from '@galleria/api';
import { orderListState } from '@galleria/ui/screens';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { orderListScenarios as scenarios } from './orderList.ts';

/** What the order list shows when the server answers like this. */
async function stateOf(scenario: Scenario) {
  const { handlers, token } = scenario();
  const client = createClient({
    base: 'http://shop.example',
    retries: 0,
    token: () => token,
    fetch: async (input, init) => (await getResponse(handlers, new Request(input, init))) ?? Response.error(),
  });
  try {
    return orderListState({
      status: 'ready',
      data: { kind: 'unpaid', page: await client.call(unpaidOrders, { query: { page: 1, limit: 20 } }) },
      refreshing: false,
    });
  } catch (cause) {
    if (cause instanceof ApiFailure) return orderListState({ status: 'failed', error: cause.error });
    throw cause;
  }
}

test.each([
  ['a missing field', scenarios.missingField, 'contract', 'data.list.0.payPrice'],
  ['a wrong type', scenarios.wrongType, 'contract', 'data.list.0.id'],
  ['HTML instead of JSON', scenarios.htmlAnswer, 'contract', 'the answer'],
  ['code 400', scenarios.refused(400), 'invalid', undefined],
  ['code 401', scenarios.refused(401), 'unauthorized', undefined],
  ['code 403', scenarios.refused(403), 'forbidden', undefined],
  ['code 404', scenarios.refused(404), 'notFound', undefined],
  ['code 500', scenarios.refused(500), 'business', undefined],
  ['code 410000', scenarios.refused(410_000), 'unauthorized', undefined],
  ['code 999', scenarios.refused(999), 'unknown', undefined],
])('%s ends in the failed state with its kind of error', async (_, scenario, kind, path) => {
  const state = await stateOf(scenario);
  expect(state).toMatchObject({ status: 'failed', error: { kind, ...(path && { path }) } });
});
