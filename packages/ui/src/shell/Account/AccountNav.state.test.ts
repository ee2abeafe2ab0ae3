import { describe, expect, test } from 'vitest';
import { type AccountNavData, type AddedNavEntry, accountNavState } from './AccountNav.state.ts';

const links = {
  overview: '/o',
  orders: '/orders',
  refunds: '/refunds',
  reviews: '/reviews',
  points: '/points',
  followedShops: '/wishes?shops',
  coupons: '/coupons',
  wishList: '/wishes',
  profile: '/profile',
  addresses: '/addresses',
  openShop: '/apply',
  applications: '/applications',
};
const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;
const failed = { status: 'failed', error: { kind: 'transport' } } as const;
const loading = { status: 'loading' } as const;
const user = { nickname: 'Ananya Rao', avatar: '', points: 2480, coupons: 6 };
const entry = (id: number, name = `Entry ${id}`): AddedNavEntry => ({ id, name, icon: '', href: `/${id}` });
const data: AccountNavData = {
  user: ready(user),
  counts: ready({ afterSales: 1, toReview: 4 }),
  menu: ready([65, 66, 67, 68, 70, 71].map((id) => entry(id))),
  links,
  present: { page: 'orders', href: '/orders' },
};

const namesOf = (given: AccountNavData) =>
  accountNavState(given).groups.map(({ name, entries }) => [name, ...entries.map((one) => (one.kind === 'added' ? one.name : one.page))]);

test('the whole menu stands in four groups, with what waits', () => {
  expect(namesOf(data)).toEqual([
    ['orders', 'orders', 'refunds', 'reviews'],
    ['benefits', 'coupons', 'points', 'wishList', 'followedShops'],
    ['account', 'profile', 'addresses'],
    ['merchants', 'openShop', 'applications'],
  ]);
  const counts = accountNavState(data).groups.flatMap(({ entries }) =>
    entries.flatMap((one) => (one.kind === 'own' && one.count ? [[one.page, one.count]] : [])),
  );
  expect(counts).toEqual([
    ['refunds', 1],
    ['reviews', 4],
    ['coupons', 6],
    ['points', 2480],
  ]);
});

test('exactly the present entry is marked', () => {
  const marked = (present: AccountNavData['present']) =>
    accountNavState({ ...data, menu: ready([entry(90), entry(68)]), present }).groups.flatMap(({ entries }) =>
      entries.flatMap((one) => (one.kind !== 'awaited' && one.current ? [one.href] : [])),
    );
  expect(marked({ page: 'refunds', href: '/refunds' })).toEqual(['/refunds']);
  expect(marked({ page: undefined, href: '/90' })).toEqual(['/90']);
  expect(marked({ page: 'overview', href: '/o' })).toEqual([]);
  expect(accountNavState({ ...data, present: { page: 'overview', href: '/o' } }).overview.current).toBe(true);
});

describe('a menu that', () => {
  const fixed = [
    ['orders', 'orders', 'refunds', 'reviews'],
    ['benefits', 'points'],
  ];

  test('did not come, or is empty, leaves the pages that are always there', () => {
    expect(namesOf({ ...data, menu: failed, user: failed, counts: failed })).toEqual(fixed);
    expect(namesOf({ ...data, menu: ready([]) })).toEqual(fixed);
    expect(accountNavState({ ...data, menu: failed }).incomplete).toBe(true);
    expect(accountNavState({ ...data, menu: ready([]) }).incomplete).toBe(false);
  });

  test('is on its way keeps its places', () => {
    const entries = accountNavState({ ...data, menu: loading }).groups.flatMap((group) => group.entries);
    expect(entries).toHaveLength(11);
    expect(entries.filter(({ kind }) => kind === 'awaited')).toHaveLength(7);
  });

  test('leaves entries out leaves them out, followed shops with the wish list', () => {
    expect(namesOf({ ...data, menu: ready([entry(65)]) })).toEqual([...fixed, ['account', 'profile']]);
    expect(namesOf({ ...data, menu: ready([entry(67)]) })[1]).toEqual(['benefits', 'points', 'wishList', 'followedShops']);
  });

  test('has entries of its own shows them last, by their names', () => {
    expect(namesOf({ ...data, menu: ready([entry(90, 'Gift cards'), entry(91, '  ')]) })).toEqual([...fixed, ['more', 'Gift cards']]);
  });

  test('says an entry twice has it once', () => {
    expect(namesOf({ ...data, menu: ready([entry(68), entry(68)]) })[1]).toEqual(['benefits', 'coupons', 'points']);
  });
});

const signedOut = { status: 'failed', error: { kind: 'unauthorized', message: '' } } as const;

test('nobody is shown before it is known who is there', () => {
  expect(accountNavState({ ...data, user: loading }).user).toEqual({ status: 'loading' });
  expect(accountNavState({ ...data, user: failed }).user).toEqual({ status: 'failed' });
  expect(accountNavState(data).user).toEqual({ status: 'ready', nickname: 'Ananya Rao', avatar: '', points: 2480 });
});

test('who is signed out keeps all of our pages, waits for nobody and misses nothing', () => {
  const nobody = { ...data, user: signedOut, counts: signedOut, menu: signedOut };
  expect(namesOf(nobody)).toEqual(namesOf(data));
  const state = accountNavState(nobody);
  expect(state.user).toEqual({ status: 'signedOut' });
  expect(state.incomplete).toBe(false);
  expect(state.groups.flatMap(({ entries }) => entries).find((one) => one.kind === 'own' && one.page === 'coupons')).toMatchObject({
    href: '/coupons',
    count: 0,
  });
});
