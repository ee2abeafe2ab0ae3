import { expect, test } from 'vitest';
import { pageAt, paths } from '../paths.ts';
import { currentEntry, linkedEntries } from './accountEntries.ts';

test.each([
  ['/users', '', 'overview'],
  ['/users/', '', 'overview'],
  ['/users/order_list', '?menuCur=111&tab=toShip', 'orders'],
  ['/order/order_detail', '?orderNo=PT1', 'orders'],
  ['/users/refund_list', '?menuCur=222', 'refunds'],
  ['/order/refund_detail', '?refundOrderNo=RE1', 'refunds'],
  ['/users/evaluation_list', '?menuCur=333', 'reviews'],
  ['/users/merchant_settled', '?menuCur=70', 'openShop'],
  ['/users/collection_list', '', 'wishList'],
  ['/users/collection_list', '?tab=shops', 'followedShops'],
  ['/users/something_new', '?menuCur=222', 'refunds'],
  ['/users/something_new', '?menuCur=999', undefined],
  ['/users/something_new', '?menuCur=toString', undefined],
  ['/users/constructor', '', undefined],
])('%s%s belongs to %s', (path, search, page) => {
  expect(currentEntry(path, search).page).toBe(page);
});

const origin = 'https://shop.example';
const entry = (url: string, id = 90) => ({ id, name: 'Gift cards', icon: '', url });

test('an entry leads to a page of the shop or is left out', () => {
  const hostile = ['https://evil.example/users', '//evil.example', 'javascript:alert(1)', '/\\evil.example', 'users/user_info', '/'];
  expect(
    linkedEntries(
      hostile.map((url) => entry(url)),
      origin,
    ),
  ).toEqual([]);
  expect(linkedEntries([entry('/users/gift_cards?from=menu')], origin)).toEqual([
    { id: 90, name: 'Gift cards', icon: '', href: '/users/gift_cards?from=menu' },
  ]);
});

test('the way to open a shop says where it belongs', () => {
  expect(linkedEntries([entry('/users/merchant_settled', 70)], origin)).toMatchObject([{ href: paths.openShop }]);
});

test.each([
  ['/users', 'account'],
  ['/order/order_detail', 'account'],
  ['/order/refund_detail', 'account'],
  ['/order/order_confirm', undefined],
  ['/order/shopping_cart', undefined],
  ['/users_of_the_shop', undefined],
])('%s stands in the area %s', (path, area) => {
  expect(pageAt(path)?.area).toBe(area);
});
