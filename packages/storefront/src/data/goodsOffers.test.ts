import { createClient } from '@galleria/api';
import { expect, test } from 'vitest';
import { askKnownOffers } from './goodsOffers.ts';

const skus = { productAttr: [], productValue: {} };

/** A server that answers for goods 1 and 2 with these codes. */
const answering = (first: number, second: number) =>
  createClient({
    fetch: async (input) => {
      const code = String(input).endsWith('/1') ? first : second;
      return Response.json({ code, message: 'Not now.', data: code === 200 ? skus : null });
    },
    retries: 0,
  });

test.each([404, 500])('goods that the server answers with code %i, while it shows others, are gone', async (code) => {
  expect(await askKnownOffers(answering(200, code), [1, 2])).toMatchObject({ 1: { status: 'sold' }, 2: { status: 'gone' } });
});

test.each([
  [500, 500],
  [200, 403],
])('with the codes %i and %i nobody knows', async (first, second) => {
  await expect(askKnownOffers(answering(first, second), [1, 2])).rejects.toThrow('Not now.');
});
