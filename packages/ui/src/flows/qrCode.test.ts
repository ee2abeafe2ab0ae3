import { expect, test } from 'vitest';
import { after, eventsIn } from './flow.ts';
import { qrCodeFlow } from './qrCode.ts';

test('a code is scanned before it is confirmed', () => {
  expect(after(qrCodeFlow, 'waiting', 'confirm')).toBeUndefined();
  expect(after(qrCodeFlow, 'scanned', 'confirm')).toBe('confirmed');
});

test('a code grows old until it is confirmed, and a fresh one takes its place', () => {
  expect((['waiting', 'scanned', 'confirmed'] as const).map((state) => after(qrCodeFlow, state, 'expire'))).toEqual([
    'expired',
    'expired',
    undefined,
  ]);
  expect(eventsIn(qrCodeFlow, 'expired')).toEqual(['refresh']);
  expect(after(qrCodeFlow, 'expired', 'refresh')).toBe('waiting');
});
