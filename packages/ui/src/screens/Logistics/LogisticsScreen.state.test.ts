import { expect, test } from 'vitest';
import { logisticsState, type ParcelData } from './LogisticsScreen.state.ts';

const stop = { at: '2026-06-18T01:41:00.000Z', text: 'On the way to Bengaluru' };
const parcel = {
  state: 'onTheWay',
  company: 'Swiftline Express',
  trackingNo: 'SL1',
  courier: { name: 'Ravi K.', phone: '1800 200 0101' },
  stops: [stop, stop],
} as const;

function ready(data: ParcelData) {
  const state = logisticsState({ status: 'ready', data, refreshing: false });
  return state.status === 'ready' ? state.parcel : expect.fail(`It is ${state.status}.`);
}

test('a parcel that is not there yet or could not be had says so', () => {
  const error = { kind: 'business', message: 'This order has not been sent yet.' } as const;
  expect(logisticsState({ status: 'loading' })).toEqual({ status: 'loading' });
  expect(logisticsState({ status: 'failed', error })).toEqual({ status: 'failed', error });
});

test('the same stop twice is two stops', () => {
  const { stops } = ready(parcel);
  expect(stops.map(({ text }) => text)).toEqual([stop.text, stop.text]);
  expect(new Set(stops.map(({ id }) => id)).size).toBe(2);
});

test('a number can be called', () => {
  expect(ready(parcel).courier.call).toEqual({ number: '1800 200 0101', href: 'tel:18002000101' });
});

test.each(['javascript:alert(1)', '#31#*99', 'ask Ravi', ''])('"%s" cannot be called', (phone) => {
  expect(ready({ ...parcel, courier: { name: 'Ravi K.', phone } }).courier).toEqual({ name: 'Ravi K.', phone, call: undefined });
});
