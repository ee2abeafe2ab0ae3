import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressDraftSchema, addressListState } from './AddressListScreen.state.ts';

const typed = { name: '', dialCode: '+91', phone: '98', email: '@', country: '', detail: ' 7', postCode: '', isDefault: true };
const address = { ...typed, id: 7, name: 'Ananya Rao' };

test('a list that is not there yet or could not be loaded says so', () => {
  const error = { kind: 'business', message: 'Later.' } as const;
  expect(addressListState({ status: 'loading' })).toEqual({ status: 'loading' });
  expect(addressListState({ status: 'failed', error })).toEqual({ status: 'failed', error });
});

test('no addresses make an empty list', () => {
  expect(addressListState({ status: 'ready', data: { items: [], total: 0 }, refreshing: false })).toEqual({ status: 'empty' });
});

test.each([
  [10, 1],
  [11, 2],
])('%d addresses have %d pages', (total, pages) => {
  const resource = { status: 'ready', data: { items: [address], total }, refreshing: true } as const;
  expect(addressListState(resource)).toEqual({ status: 'ready', addresses: [address], pages });
});

test('a draft is whatever was typed, however wrong, and nothing that somebody else put there', () => {
  expect(v.parse(addressDraftSchema, { ...typed, id: 7, onSubmit: 'x' })).toEqual(typed);
  expect(v.is(addressDraftSchema, { ...typed, name: null })).toBe(false);
  expect(v.is(addressDraftSchema, null)).toBe(false);
});
