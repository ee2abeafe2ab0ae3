import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { enumSchema, flagSchema, instantSchema, pageSchema, textSchema } from './wire.ts';

const decodes = (schema: v.GenericSchema, wire: unknown) => v.safeParse(schema, wire).success;

describe('a time on the wire', () => {
  test.each([
    ['2026-06-18 13:12:00', '2026-06-18T05:12:00.000Z'],
    ['2026-06-18', '2026-06-17T16:00:00.000Z'],
    ['2026-01-01 07:59:59', '2025-12-31T23:59:59.000Z'],
    ['2024-02-29 08:00:00', '2024-02-29T00:00:00.000Z'],
  ])('%s in GMT+8 is %s', (wire, instant) => {
    expect(v.parse(instantSchema, wire)).toBe(instant);
  });

  test.each([
    '2026-02-30 12:00:00',
    '2025-02-29',
    '2026-04-31 00:00:00',
    '2026-13-01',
    '2026-00-10',
    '2026-06-00',
    '0000-00-00 00:00:00',
    '2026-06-18 24:00:00',
    '2026-06-18 12:60:00',
    '2026-06-18 12:00:60',
  ])('%s never was and is refused', (wire) => {
    expect(decodes(instantSchema, wire)).toBe(false);
  });

  test.each([['18.06.2026'], ['2026-06-18T13:12:00Z'], ['2026-06-18 13:12'], [' 2026-06-18'], [''], [1_781_759_520_000], [null]])(
    '%j is written another way and is refused',
    (wire) => {
      expect(decodes(instantSchema, wire)).toBe(false);
    },
  );

  test('of every second from 1970 to 9999 is eight hours before the same figures in UTC', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        const figures = date.toISOString().slice(0, 19);
        const instant = v.parse(instantSchema, figures.replace('T', ' '));
        expect(Date.parse(`${figures}Z`) - Date.parse(instant)).toBe(8 * 3_600_000);
      }),
    );
  });
});

describe('a yes or no', () => {
  test.each([
    [true, true],
    [1, true],
    [false, false],
    [0, false],
  ])('%j is %j', (wire, flag) => {
    expect(v.parse(flagSchema, wire)).toBe(flag);
  });

  test.each([[2], ['1'], ['true'], [null]])('%j is neither', (wire) => {
    expect(decodes(flagSchema, wire)).toBe(false);
  });
});

test('a text that is left out or null is empty', () => {
  const schema = v.object({ image: textSchema });
  expect([{}, { image: null }, { image: 'a' }].map((wire) => v.parse(schema, wire))).toEqual([
    { image: '' },
    { image: '' },
    { image: 'a' },
  ]);
  expect(decodes(schema, { image: 7 })).toBe(false);
});

test('a number that a newer server invented becomes the word unknown', () => {
  const schema = enumSchema({ 0: 'none', 1: 'some' });
  expect([0, 1, 2, -1, 1.5, 1e300].map((wire) => v.parse(schema, wire))).toEqual([
    'none',
    'some',
    'unknown',
    'unknown',
    'unknown',
    'unknown',
  ]);
  expect(decodes(schema, '1')).toBe(false);
});

describe('a page', () => {
  const schema = pageSchema(v.number());

  test('is its list and its total, whatever else the server adds', () => {
    expect(v.parse(schema, { list: [1, 2], total: 5, pageNum: 1, limit: 'all' })).toEqual({ items: [1, 2], total: 5 });
  });

  test.each([
    [{ list: [] }],
    [{ total: 0 }],
    [{ list: null, total: 0 }],
    [{ list: [], total: -1 }],
    [{ list: [], total: 0.5 }],
    [{ list: [], total: '0' }],
    [{ list: ['1'], total: 1 }],
  ])('%j is none', (wire) => {
    expect(decodes(schema, wire)).toBe(false);
  });
});
