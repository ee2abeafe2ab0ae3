import { expect, test } from 'vitest';
import { merchantStreetState } from './MerchantStreetScreen.state.ts';

const shop = { id: 2, name: 'Kiln & Clay', avatar: '' };
const ready = (total: number) => merchantStreetState({ status: 'ready', data: { items: total ? [shop] : [], total }, refreshing: false });

test('a street that is not there yet or could not be loaded says so', () => {
  const failed = { status: 'failed', error: { kind: 'offline' } } as const;
  expect(merchantStreetState({ status: 'loading' })).toEqual({ status: 'loading' });
  expect(merchantStreetState(failed)).toEqual(failed);
});

test('no shops make an empty street, and many have pages', () => {
  expect(ready(0)).toEqual({ status: 'empty' });
  expect(ready(10)).toEqual({ status: 'ready', shops: [shop], pages: 1 });
  expect(ready(11)).toHaveProperty('pages', 2);
});
