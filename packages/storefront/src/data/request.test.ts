import {
  addToCart,
  ApiFailure,
  cancelOrder,
  checkToken,
  confirmPayPal,
  createClient,
  currentUser,
  deleteOrder,
  orderList,
  payOrder,
  points,
  refundList,
  requestRefund,
  reviewLines,
  site,
} from '@galleria/api';
import { payByTestCard } from '@galleria/api/demo';
import { describe, expect, test } from 'vitest';
import { cacheKeyOf, isPrivate, hasTag } from './cache.ts';
import { combinedRequest, type Request, request } from './request.ts';
import { outcomeOf } from './useResource.ts';

const keyOf = (asked: Request<unknown>, token = 'token') => cacheKeyOf(asked, token);

test('a request gives what the decoder made of the answer, and nothing else', async () => {
  const client = createClient({
    fetch: async () => Response.json({ code: 200, message: 'ok', data: { nickname: 'Ananya', integral: 5 } }),
  });
  expect(await request(currentUser, {}).send(client)).toEqual(await client.call(currentUser, {}));
});

test('two requests are cached together only when call and input are the same', () => {
  const page = (at: number, type: 1 | 2) => keyOf(request(orderList, { query: { page: at, limit: 20, type } }));
  expect(page(1, 1)).toEqual(page(1, 1));
  expect(page(1, 1)).not.toEqual(page(2, 1));
  expect(page(1, 1)).not.toEqual(page(1, 2));
  expect(page(1, 1)).not.toEqual(keyOf(request(currentUser, {})));
  expect(keyOf(request(checkToken, {}))).not.toEqual(keyOf(request({ ...checkToken, method: 'GET' }, {})));
});

const combined = (name: string) => combinedRequest(name, [orderList, refundList], {}, async () => []);

test('what several calls give is not mistaken for the answer of one of them', () => {
  expect(keyOf(combined('orders with refunds'))).not.toEqual(keyOf(request(refundList, { query: { page: 1, limit: 20 } })));
  expect(keyOf(combined('orders with refunds'))).not.toEqual(keyOf(combined('refunds with orders')));
});

test('a private answer is cached by token, a public one is not', () => {
  expect(keyOf(request(currentUser, {}), 'one')).not.toEqual(keyOf(request(currentUser, {}), 'another'));
  expect(keyOf(request(site, {}), 'one')).toEqual(keyOf(request(site, {}), 'another'));
  expect([request(currentUser, {}), combined('orders with refunds'), request(site, {})].map((asked) => isPrivate(keyOf(asked)))).toEqual([
    true,
    true,
    false,
  ]);
});

describe('a change makes stale', () => {
  const stale = (asked: Request<unknown>, { invalidates = [] }: Pick<typeof cancelOrder, 'invalidates'>) =>
    hasTag(keyOf(asked), invalidates);
  const orders = request(orderList, { query: { page: 1, limit: 20, type: 1 } });

  test('what tells about the same things, alone or among others', () => {
    expect(stale(orders, cancelOrder)).toBe(true);
    expect(stale(combined('orders with refunds'), cancelOrder)).toBe(true);
  });

  test('what can be reviewed, when an order is deleted or its money asked back', () => {
    const lines = request(reviewLines, { query: { page: 1, limit: 20, evaluated: false } });
    expect([stale(lines, deleteOrder), stale(lines, requestRefund)]).toEqual([true, true]);
  });

  test('points, when an order that used some is paid', () => {
    const changes = [payOrder, confirmPayPal, payByTestCard];
    expect(changes.map((change) => stale(request(points, {}), change))).toEqual([true, true, true]);
  });

  test('nothing else', () => {
    expect(stale(orders, addToCart)).toBe(false);
    expect(stale(request(site, {}), cancelOrder)).toBe(false);
    expect(hasTag('a key of somebody else', ['orders'])).toBe(false);
  });
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
