import { createClient, refundList } from '@galleria/api';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { refundListScenarios } from './refunds.ts';

test('a long list of refunds is about several orders, of different goods', async () => {
  const { handlers, token } = refundListScenarios.many();
  const client = createClient({
    base: 'http://shop.example',
    retries: 0,
    token: () => token,
    fetch: async (input, init) => (await getResponse(handlers, new Request(input, init))) ?? Response.error(),
  });
  const { items } = await client.call(refundList, { query: { page: 1, limit: 20 } });
  expect(items).toHaveLength(20);
  expect(new Set(items.map(({ lines }) => lines[0]?.name)).size).toBeGreaterThan(6);
});
