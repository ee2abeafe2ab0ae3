import { address, addresses, addressPage, defaultAddress, deleteAddress, saveAddress, setDefaultAddress } from '@galleria/api';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ananya, tomas } from '../market/seed.ts';
import { testMarket } from './testMarket.ts';

const body = {
  realName: 'Asha Menon',
  email: 'asha@mailbox.example',
  country: 'India',
  detail: '5 Hill Road',
  postCode: '682001',
  countryCode: '+91',
  phone: '9000012345',
  isDefault: false,
};

/** Ananya with no addresses but those that a test adds. */
function empty() {
  const shop = testMarket();
  shop.market.state.addresses = shop.market.state.addresses.filter(({ shopper }) => shopper !== ananya.id);
  const { send } = shop.as(ananya);
  const list = async () => v.parse(addresses.answer, (await send(addresses)).data);
  return { ...shop, send, list, add: (more: Partial<typeof body> = {}) => send(saveAddress, { body: { ...body, ...more } }) };
}

describe('the default address', () => {
  test('is the first that is added, until another is chosen: one, never two', async () => {
    const { send, list, add } = empty();
    expect(await send(defaultAddress)).toHaveProperty('code', 404);
    for (const realName of ['One', 'Two', 'Three']) await add({ realName });
    const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    expect(await defaults()).toEqual(['One']);
    await add({ realName: 'Four', isDefault: true });
    expect(await defaults()).toEqual(['Four']);
    const two = (await list()).find(({ name }) => name === 'Two')?.id;
    await send(setDefaultAddress, { body: { id: two } });
    expect(await defaults()).toEqual(['Two']);
    expect((await send(defaultAddress)).data).toMatchObject({ realName: 'Two' });
    expect((await list()).map(({ name }) => name)).toEqual(['Two', 'Four', 'Three', 'One']);
  });

  test('is none after it was deleted or unticked', async () => {
    const { send, list, add } = empty();
    await add({ realName: 'One' });
    await add({ realName: 'Two' });
    const [first] = await list();
    await send(saveAddress, { body: { ...body, id: first?.id } });
    expect(await send(defaultAddress)).toHaveProperty('code', 404);
    await send(setDefaultAddress, { body: { id: first?.id } });
    await send(deleteAddress, { body: { id: first?.id } });
    expect(await send(defaultAddress)).toHaveProperty('code', 404);
    expect((await list()).map(({ name }) => name)).toEqual(['Two']);
  });
});

test('an address is changed in its place', async () => {
  const { send, list, add } = empty();
  await add();
  const [first] = await list();
  const id = first?.id ?? 0;
  await send(saveAddress, { body: { ...body, id, realName: ' Asha M. ', countryCode: '44', phone: '7700 900-123', isDefault: true } });
  expect((await send(address, { params: { id } })).data).toEqual({
    ...body,
    id,
    realName: 'Asha M.',
    countryCode: '+44',
    phone: '7700900123',
    isDefault: true,
  });
  expect(await list()).toHaveLength(1);
});

test('a shopper keeps twenty, in pages, and may still change them', async () => {
  const { send, list, add, market } = empty();
  for (let count = 0; count < 20; count++) await add({ realName: `Number ${count}` });
  expect(await add()).toMatchObject({ code: 500, message: expect.stringContaining('20') });
  expect((await send(addressPage, { query: { page: 2, limit: 15 } })).data).toMatchObject({ total: 20, list: expect.any(Array) });
  const [first] = await list();
  expect(await add({ ...first, realName: 'Changed' })).toHaveProperty('code', 200);
  expect(market.state.addresses.filter(({ shopper }) => shopper === ananya.id)).toHaveLength(20);
});

test('an address does not exist for anybody but its owner', async () => {
  const { send, list, add, as, market } = empty();
  await add();
  const [first] = await list();
  const id = first?.id ?? 0;
  const other = as(tomas);
  const before = structuredClone(market.state.addresses);
  expect(await other.send(address, { params: { id } })).toHaveProperty('code', 404);
  for (const endpoint of [deleteAddress, setDefaultAddress]) {
    expect(await other.send(endpoint, { body: { id } })).toHaveProperty('code', 404);
  }
  expect(await other.send(saveAddress, { body: { ...body, id, realName: 'Thief' } })).toHaveProperty('code', 404);
  expect(await send(address, { params: { id: 'x' } })).toHaveProperty('code', 404);
  expect(market.state.addresses).toEqual(before);
});

test.each([
  { realName: ' ' },
  { realName: 'n'.repeat(65) },
  { detail: ' ' },
  { detail: 'd'.repeat(501) },
  { country: '' },
  { postCode: '68200' },
  { postCode: '68200-' },
  { email: 'asha' },
  { phone: '900001234' },
  { countryCode: 'IN' },
])('an address is refused with %j', async (wrong) => {
  const { add, list } = empty();
  expect(await add(wrong)).toHaveProperty('code', 400);
  expect(await list()).toEqual([]);
});

test.each([
  { realName: '👩‍👩‍👧‍👦'.repeat(64) },
  { detail: 'd'.repeat(500) },
  { email: '' },
  { countryCode: '+44', phone: '1234' },
  // As the form sends "K1A 0B1".
  { postCode: 'K1A0B1' },
])('an address is taken with %j', async (right) => {
  expect(await empty().add(right)).toHaveProperty('code', 200);
});
