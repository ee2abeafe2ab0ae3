import { ApiFailure, createClient, currentUser, orderList } from '@galleria/api';
import { describe, expect, test } from 'vitest';
import { request } from './request.ts';
import { outcomeOf } from './useResource.ts';

test('a request shapes the answer of its call', async () => {
  const client = createClient({
    fetch: async () => Response.json({ code: 200, message: 'ok', data: { nickname: 'Ananya', integral: 5 } }),
  });
  expect(await request(currentUser, {}, ({ points }) => points).send(client)).toBe(5);
});

test('two requests are cached together only when path and input are the same', () => {
  const page = (at: number, type: 1 | 2) => request(orderList, { query: { page: at, limit: 20, type } }, (answer) => answer).key;
  expect(page(1, 1)).toEqual(page(1, 1));
  expect(page(1, 1)).not.toEqual(page(2, 1));
  expect(page(1, 1)).not.toEqual(page(1, 2));
  expect(page(1, 1)).not.toEqual(request(currentUser, {}, (answer) => answer).key);
});

describe('what a shopper sends', () => {
  test('is done when the call succeeds', async () => {
    expect(await outcomeOf(Promise.resolve(null))).toEqual({ status: 'done' });
  });

  test('has failed with the error of the call', async () => {
    const error = { kind: 'business', message: 'Sold out.' } as const;
    expect(await outcomeOf(Promise.reject(new ApiFailure(error)))).toEqual({ status: 'failed', error });
  });

  test('does not hide a defect', async () => {
    await expect(outcomeOf(Promise.reject(new RangeError('A defect.')))).rejects.toThrow(RangeError);
  });
});
