import { describe, expect, test } from 'vitest';
import { noChoices } from './OrderConfirmScreen.schema.ts';
import {
  blockOf,
  type ConfirmView,
  kindOf,
  type OrderConfirmData,
  orderConfirmState,
  type PreOrderData,
  problemsOf,
} from './OrderConfirmScreen.state.ts';

const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;
const loading = { status: 'loading' } as const;
const failed = (kind: 'business' | 'notFound' | 'forbidden', message = '') => ({ status: 'failed', error: { kind, message } }) as const;

const line = (virtual: boolean, skuId = 1) => ({
  productId: 1,
  skuId,
  name: 'Vase',
  image: '',
  specText: '30 cm',
  price: '2350',
  quantity: 2,
  virtual,
});
const shop = (...lines: ReturnType<typeof line>[]) => ({ merchant: { id: 2, name: 'Kiln & Clay' }, lines });
const address = (id: number, isDefault = false) => ({
  id,
  isDefault,
  name: 'Ananya Rao',
  dialCode: '+91',
  phone: '98860',
  email: '',
  country: 'India',
  detail: 'Here',
  postCode: '560001',
});
const order: PreOrderData = {
  goods: '4700',
  freight: '0',
  couponDeduction: '0',
  total: '4700',
  quantity: 2,
  address: { id: 11 },
  shops: [shop(line(false))],
  points: { available: 100, most: 50, deduction: '0.5' },
};
const coupon = {
  id: 7,
  name: 'Welcome',
  amount: '200',
  minimum: '0',
  scope: 'general',
  state: 'usable',
  validity: { kind: 'endless' },
} as const;
const data: OrderConfirmData = {
  order: ready(order),
  quote: ready({ goods: '4700', freight: '0', couponDeduction: '0', pointsDeduction: '0', total: '4700' }),
  outdated: false,
  addresses: ready([address(11, true), address(12)]),
  coupons: ready({ usable: [coupon], best: 7, unusable: [] }),
  methods: ready(['stripe', 'cod']),
  choices: noChoices,
  ended: undefined,
  maybePlaced: undefined,
  repriced: undefined,
  seen: new Map(),
};
const stateOf = (change: Partial<OrderConfirmData> = {}) => orderConfirmState({ ...data, ...change });

function viewOf(change: Partial<OrderConfirmData> = {}): ConfirmView {
  const state = stateOf(change);
  if (state.status !== 'ready') throw new Error(`It is ${state.status}.`);
  return state.order;
}

test.each<Partial<OrderConfirmData>>([
  { order: loading },
  { methods: loading },
  { addresses: loading },
  { coupons: loading },
  { choices: undefined },
])('it waits for %j', (change) => {
  expect(stateOf(change)).toEqual(loading);
});

test('a refusal ends it, a number that names nothing is missing, anything else has failed', () => {
  expect(stateOf({ order: failed('business', 'Too late.') })).toEqual({ status: 'ended', message: 'Too late.' });
  expect(stateOf({ order: failed('notFound') })).toEqual({ status: 'missing' });
  expect(stateOf({ order: undefined })).toEqual({ status: 'missing' });
  expect(stateOf({ order: failed('forbidden') })).toEqual(failed('forbidden'));
  expect(stateOf({ addresses: failed('business') })).toEqual(failed('business'));
});

describe('the address', () => {
  test('is the chosen one, else the default', () => {
    expect(viewOf({ choices: { ...noChoices, addressId: 12 } }).address?.id).toBe(12);
    expect(viewOf().address?.id).toBe(11);
    expect(viewOf({ order: ready({ ...order, address: undefined }), addresses: ready([address(12)]) }).address).toBeUndefined();
  });

  test('that has gone meanwhile gives way, and that is said', () => {
    const view = viewOf({ choices: { ...noChoices, addressId: 99 } });
    expect([view.address?.id, view.notices]).toEqual([11, [{ kind: 'addressGone' }]]);
  });

  test('is asked as soon as one line is posted', () => {
    const none = { addresses: ready([]) };
    expect(problemsOf(viewOf({ ...none, order: ready({ ...order, shops: [shop(line(true), line(false, 2))] }) }))).toContain('address');
    const virtual = viewOf({ ...none, order: ready({ ...order, shops: [shop(line(true))] }) });
    expect(problemsOf(virtual)).not.toContain('address');
    // Nobody comes to the door.
    expect(virtual.methods).toEqual(['stripe']);
  });
});

test.each([
  [[false, false], 'posted'],
  [[true, false], 'mixed'],
  [[true, true], 'virtual'],
] as const)('lines of which %j are virtual are %s', (lines, kind) => {
  expect(kindOf([shop(...lines.map((virtual, at) => line(virtual, at)))])).toBe(kind);
});

test('a coupon that has lapsed does not count, and that is said', () => {
  expect(viewOf({ choices: { ...noChoices, couponId: 7 } })).toMatchObject({ coupon: { id: 7 }, notices: [] });
  expect(viewOf({ choices: { ...noChoices, couponId: 8 } })).toMatchObject({ coupon: undefined, notices: [{ kind: 'couponGone' }] });
});

test('old figures stand until the server has answered', () => {
  expect(viewOf({ quote: loading })).toMatchObject({ sums: { total: '4700' }, pricing: { status: 'old' } });
  expect(viewOf({ outdated: true }).pricing).toEqual({ status: 'old' });
  expect(viewOf({ quote: failed('business') }).pricing.status).toBe('failed');
  expect(viewOf().sums).toEqual({ goods: '4700', freight: '0', couponDeduction: undefined, pointsDeduction: undefined, total: '4700' });
});

test('another price than the one that was seen is said, line by line and in the total', () => {
  expect(viewOf({ seen: new Map([[1, '2350']]) }).notices).toEqual([]);
  expect(viewOf({ seen: new Map([[1, '2000']]), repriced: { before: '4000', now: '4700' } }).notices).toEqual([
    { kind: 'price', changes: [{ name: 'Vase', before: '2000', now: '2350' }], total: { before: '4000', now: '4700' } },
  ]);
});

test('what keeps it from being placed comes in the order of the page', () => {
  const choices = { ...noChoices, note: 'ก'.repeat(151) };
  expect(problemsOf(viewOf({ choices, addresses: ready([]), order: ready({ ...order, address: undefined }) }))).toEqual([
    'address',
    'note',
    'payment',
  ]);
  expect(problemsOf(viewOf({ choices: { ...noChoices, note: ` ${'👨‍👩‍👧‍👦'.repeat(150)} `, payType: 'cod' } }))).toEqual([]);
  // A method that was switched off meanwhile is none.
  expect(problemsOf(viewOf({ choices: { ...noChoices, payType: 'upi' } }))).toEqual(['payment']);
  expect(problemsOf(viewOf({ quote: ready({ goods: '4700', freight: '0', couponDeduction: '4700', total: '0.00' }) }))).toEqual([]);
});

test.each([
  ['may be placed already', [{ kind: 'maybePlaced', by: 'here' }], ['upi'], false, 'maybePlaced'],
  ['is over its five minutes', [{ kind: 'expired', message: '' }], ['upi'], false, 'expired'],
  ['cannot be bought as it is', [{ kind: 'changed', message: '' }], [], false, 'changed'],
  ['has no way to be paid', [], [], false, 'payment'],
  ['costs nothing', [], [], true, undefined],
  ['has lost its coupon', [{ kind: 'couponGone' }], ['upi'], false, undefined],
] as const)('an order that %s is blocked for that alone', (_, notices, methods, free, block) => {
  expect(blockOf({ notices, methods, free })).toBe(block);
});
