import { orderCounts } from '@galleria/api';
import { expect, test } from 'vitest';
import { callEndpoint } from './handlers/callEndpoint.ts';
import { type FaultName, faultNames, faultOf, headersOf, isFaultName, isQuick } from './faults.ts';
import { networks, withFault } from './network.ts';

test('all faults but those that wait or never end are quick', () => {
  expect(faultNames.filter((name) => !isQuick(name))).toEqual(['hang', 'stall', 'endless', 'slow', 'late'] satisfies FaultName[]);
});

test.each(['', 'constructor', 'Dropped', 7, null, undefined])('%j is no fault', (name) => {
  expect(isFaultName(name)).toBe(false);
});

test('a busy server says when to come back, in seconds or as a date', () => {
  const now = Date.parse('2026-06-18T05:18:00Z');
  expect(headersOf(faultOf('http429'), now)).toMatchObject({ 'Retry-After': '2' });
  expect(headersOf(faultOf('http503'), now)).toMatchObject({ 'Retry-After': 'Thu, 18 Jun 2026 05:18:03 GMT' });
});

test('a scenario has any fault before the handlers of its market', async () => {
  const counts = { unPaid: 2 };
  expect(await callEndpoint([withFault(orderCounts, 'jsonAsHtml', counts)], orderCounts)).toEqual({
    code: 200,
    message: 'ok',
    data: counts,
  });
  expect(await callEndpoint(networks.failing(), orderCounts)).toHaveProperty('code', 500);
});
