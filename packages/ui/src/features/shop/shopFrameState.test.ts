import { expect, test } from 'vitest';
import { shopFrameState } from './shopFrameState.ts';

const shop = {
  id: 2,
  name: 'Kiln & Clay',
  avatar: '',
  backdrop: '',
  selfSupport: false,
  stars: 5,
  service: { status: 'none' },
  followed: false,
} as const;

test('a shop that is there is shown', () => {
  expect(shopFrameState({ status: 'ready', data: shop, refreshing: true })).toEqual({ status: 'ready', shop });
  expect(shopFrameState({ status: 'loading' })).toEqual({ status: 'loading' });
});

test.each(['business', 'notFound'] as const)('a refusal (%s) with a reason is a shop that nobody can visit', (kind) => {
  const failed = (message: string) => ({ status: 'failed', error: { kind, message } }) as const;
  expect(shopFrameState(failed('Tinder & Oak is closed.'))).toEqual({ status: 'closed', sentence: 'Tinder & Oak is closed.' });
  expect(shopFrameState(failed(''))).toEqual(failed(''));
});

test('a shop that could not be asked for has failed', () => {
  const failed = { status: 'failed', error: { kind: 'transport' } } as const;
  expect(shopFrameState(failed)).toEqual(failed);
});
