import { expect, test } from 'vitest';
import { parcelOf, withParcel } from './parcelAddress.ts';

test('a page with a parcel over it is the same page, with the order behind it', () => {
  const address = withParcel({ pathname: '/users/order_list', search: '?menuCur=111&tab=toReceive&page=2' }, 'SH 1&2#3');
  expect(address).toBe('/users/order_list?menuCur=111&tab=toReceive&page=2#parcel=SH+1%262%233');
  expect(parcelOf(new URL(address, 'https://shop.example'))).toBe('SH 1&2#3');
});

test.each(['', '#', '#parcel=', '#content', '#parcel'])('"%s" names none', (hash) => {
  expect(parcelOf({ hash })).toBeUndefined();
});
