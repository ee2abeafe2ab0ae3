import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { logisticsSchema } from './order.ts';
import { wrongField } from './testing.ts';

const stops = [
  { AcceptStation: 'On the way to Bengaluru', AcceptTime: '2026-06-18 09:41:00' },
  { AcceptStation: 'Picked up in Hosur', AcceptTime: '2026-06-16 17:05:12' },
];
const parcel = {
  expNo: 'BW88',
  expName: 'Bluewing Express',
  courier: 'Meera Pillai',
  courierPhone: '98450',
  trackTime: '2026-06-18 09:41:00',
  logisticsInfo: JSON.stringify(stops),
  state: 2,
};

describe('a parcel', () => {
  test('has its stops parsed out of the text', () => {
    expect(v.parse(logisticsSchema, parcel)).toEqual({
      trackingNo: 'BW88',
      company: 'Bluewing Express',
      courier: { name: 'Meera Pillai', phone: '98450' },
      trackedAt: '2026-06-18T01:41:00.000Z',
      stops: [
        { at: '2026-06-18T01:41:00.000Z', text: 'On the way to Bengaluru' },
        { at: '2026-06-16T09:05:12.000Z', text: 'Picked up in Hosur' },
      ],
      state: 'onTheWay',
    });
  });

  test.each([undefined, null, '', '[]'])('with %j for its stops has none yet', (logisticsInfo) => {
    expect(v.parse(logisticsSchema, { state: 0, logisticsInfo })).toEqual({
      trackingNo: '',
      company: '',
      courier: { name: '', phone: '' },
      trackedAt: undefined,
      stops: [],
      state: 'nothingYet',
    });
  });

  test.each([
    [-1, 'badNumber'],
    [0, 'nothingYet'],
    [1, 'pickedUp'],
    [2, 'onTheWay'],
    [3, 'signed'],
    [4, 'problem'],
    [5, 'hardCase'],
    [6, 'returned'],
    [7, 'unknown'],
    [-2, 'unknown'],
  ])('with state %d is %s', (state, word) => {
    expect(v.parse(logisticsSchema, { ...parcel, state }).state).toBe(word);
  });

  test.each<[string, string]>([
    ['[{"AcceptStation":', 'logisticsInfo'],
    ['no JSON', 'logisticsInfo'],
    ['null', 'logisticsInfo'],
    ['{}', 'logisticsInfo'],
    ['"[]"', 'logisticsInfo'],
    ['[null]', 'logisticsInfo.0'],
    [JSON.stringify([stops[0], { AcceptStation: 'Hosur' }]), 'logisticsInfo.1.AcceptTime'],
    [JSON.stringify([{ ...stops[0], AcceptTime: 'yesterday' }]), 'logisticsInfo.0.AcceptTime'],
    ['[{"AcceptTime":"2026-06-18 09:41:00"}]', 'logisticsInfo.0.AcceptStation'],
  ])('with the stops %s breaks the contract at %s', (logisticsInfo, path) => {
    expect(wrongField(logisticsSchema, { ...parcel, logisticsInfo })).toBe(path);
  });

  test('with stops as plain JSON, not in a text, breaks the contract there', () => {
    expect(wrongField(logisticsSchema, { ...parcel, logisticsInfo: stops })).toBe('logisticsInfo');
  });
});
