import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  commaListSchema,
  countSchema,
  dateSchema,
  enumSchema,
  flagSchema,
  idSchema,
  instantSchema,
  jsonListSchema,
  jsonSchema,
  listSchema,
  maybeCountSchema,
  maybeDateSchema,
  maybeInstantSchema,
  nothingSchema,
  pageQuerySchema,
  pageSchema,
  quantitySchema,
  switchSchema,
  textSchema,
  wordSchema,
} from './wire.ts';

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

  test('that is only told keeps a day without a time as it is written', () => {
    expect(v.parse(dateSchema, '2019-03-05')).toBe('2019-03-05');
    expect(v.parse(maybeDateSchema, '2019-03-05')).toBe('2019-03-05');
    expect(v.parse(dateSchema, '2026-06-18 13:12:00')).toBe('2026-06-18T05:12:00.000Z');
    expect([null, '', undefined].map((none) => v.parse(maybeDateSchema, none))).toEqual([undefined, undefined, undefined]);
    for (const wrong of ['2019-02-29', '2019-13-05', '05.03.2019', '2019-03-05 24:00:00', '0000-00-00']) {
      expect(decodes(dateSchema, wrong)).toBe(false);
    }
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

test('a time that is left out, null or empty is none, and a wrong one is still refused', () => {
  const schema = v.object({ at: maybeInstantSchema });
  for (const wire of [{}, { at: null }, { at: '' }]) expect(v.parse(schema, wire).at).toBeUndefined();
  expect(v.parse(schema, { at: '2026-06-18 13:12:00' }).at).toBe('2026-06-18T05:12:00.000Z');
  for (const at of ['soon', 0, false, '2026-02-30']) expect(decodes(schema, { at })).toBe(false);
});

test.each<[string, v.GenericSchema, unknown[], unknown[]]>([
  ['an id', idSchema, [1, 0, -1, Number.MAX_SAFE_INTEGER], [1.5, '1', null, 2 ** 53]],
  ['a count', countSchema, [0, 99], [-1, 0.5, '1', null, 2 ** 53]],
  ['a quantity', quantitySchema, [1, 99], [0, 100, 1.5, '2', null]],
  ['the query of a page', pageQuerySchema, [{ page: 1, limit: 100 }], [{ page: 0, limit: 20 }, { page: 1, limit: 101 }, { page: 1 }]],
])('%s is %j', (_, schema, good, bad) => {
  expect(good.filter((wire) => !decodes(schema, wire))).toEqual([]);
  expect(bad.filter((wire) => decodes(schema, wire))).toEqual([]);
});

test('how many there are is 0 when nobody says', () => {
  const schema = v.object({ sales: maybeCountSchema });
  expect([{}, { sales: null }, { sales: 7 }].map((wire) => v.parse(schema, wire).sales)).toEqual([0, 0, 7]);
  expect(decodes(schema, { sales: -1 })).toBe(false);
});

test('a switch is on for true, 1, "1" and "true", and off for all else that is plain', () => {
  const schema = v.object({ open: switchSchema });
  expect([true, 1, '1', 'true'].map((open) => v.parse(schema, { open }).open)).toEqual([true, true, true, true]);
  for (const open of [false, 0, 2, '0', '', 'false', 'yes', null, undefined]) expect(v.parse(schema, { open }).open).toBe(false);
  for (const open of [[], {}]) expect(decodes(schema, { open })).toBe(false);
});

test('a word is known in any case, and only by its own name', () => {
  const schema = wordSchema({ express: 'courier' });
  expect(['express', 'Express', 'EXPRESS'].map((wire) => v.parse(schema, wire))).toEqual(['courier', 'courier', 'courier']);
  for (const wire of ['', null, undefined, 'toString', '__proto__', 'valueof']) expect(v.parse(schema, wire)).toBe('unknown');
  expect(decodes(schema, 1)).toBe(false);
});

describe('a list', () => {
  test('that is left out or null is empty', () => {
    const schema = v.object({ list: listSchema(v.number()) });
    expect([{}, { list: null }, { list: [1] }].map((wire) => v.parse(schema, wire).list)).toEqual([[], [], [1]]);
    expect(decodes(schema, { list: {} })).toBe(false);
  });

  test('joined by commas loses blanks', () => {
    expect(v.parse(commaListSchema, ' a, b ,,c,')).toEqual(['a', 'b', 'c']);
    expect([v.parse(commaListSchema, ''), v.parse(commaListSchema, null), v.parse(commaListSchema, undefined)]).toEqual([[], [], []]);
  });

  test('within a text may be left out, null or empty, and must be JSON otherwise', () => {
    const schema = v.object({ pictures: jsonListSchema(v.string()) });
    for (const wire of [{}, { pictures: null }, { pictures: '' }, { pictures: '[]' }]) expect(v.parse(schema, wire).pictures).toEqual([]);
    expect(v.parse(schema, { pictures: '["a"]' }).pictures).toEqual(['a']);
    for (const pictures of [' ', '[', 'null', '{}', '["a",1]', ['a']]) expect(decodes(schema, { pictures })).toBe(false);
  });
});

test('JSON within a text names what is wrong in it', () => {
  const schema = v.object({ currency: jsonSchema(v.object({ symbol: v.string() })) });
  const path = (currency: unknown) => v.safeParse(schema, { currency }).issues?.map((issue) => v.getDotPath(issue));
  expect([path('{"symbol":"₹"}'), path('{"symbol":1}'), path('{'), path(null)]).toEqual([
    undefined,
    ['currency.symbol'],
    ['currency'],
    ['currency'],
  ]);
});

test('an answer that says nothing may be anything', () => {
  for (const wire of [null, undefined, 'ok', { deep: [1] }]) expect(v.parse(nothingSchema, wire)).toBeNull();
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
