import { expect, test } from 'vitest';
import type { CouponOfferView } from '../../patterns/CouponOffers/index.ts';
import { goodsCouponsState, usableOffers } from './couponsState.ts';

const offer = (id: number, state: CouponOfferView['state'] = 'available'): CouponOfferView => ({
  id,
  name: '',
  amount: '10',
  minimum: '0',
  scope: 'general',
  state,
  validity: { kind: 'endless' },
});
const ready = (...data: CouponOfferView[]) => ({ status: 'ready', data, refreshing: false }) as const;
const failed = { status: 'failed', error: { kind: 'timeout' } } as const;

test('every coupon is there once, those that can be received first', () => {
  const state = goodsCouponsState([ready(offer(1, 'exhausted'), offer(2, 'received')), ready(offer(3), offer(2, 'received'))]);
  expect(state).toMatchObject({ status: 'ready', offers: [{ id: 3 }, { id: 2 }, { id: 1 }] });
});

test('what has come is shown, whatever has failed', () => {
  expect(goodsCouponsState([failed, ready(offer(1))])).toMatchObject({ status: 'ready', offers: [{ id: 1 }] });
  expect(goodsCouponsState([failed, ready()])).toEqual(failed);
  expect(goodsCouponsState([ready(), ready()])).toEqual({ status: 'empty' });
  expect(goodsCouponsState([{ status: 'loading' }, failed])).toEqual({ status: 'loading' });
});

test('what may be used is told on the page: what can be received, or was', () => {
  const offers = [offer(1), offer(2, 'received'), offer(3, 'exhausted'), offer(4, 'notStarted'), offer(5, 'ended')];
  expect(usableOffers(offers).map(({ id }) => id)).toEqual([1, 2]);
});
