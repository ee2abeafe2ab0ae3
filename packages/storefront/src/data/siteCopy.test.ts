import { describe, expect, test, vi } from 'vitest';
import { createSiteCopy, type SiteCopy } from './siteCopy.ts';

const copy: SiteCopy = {
  currency: { code: 'THB', symbol: '฿' },
  logoUrl: '/pictures/logo.svg',
  service: { kind: 'chat', link: 'https://chat.galleria.example/', phone: '', message: '', email: '' },
  keywords: 'shops, goods',
  description: 'Many shops in one arcade.',
};

function storageWith(text?: string) {
  const kept = new Map(text === undefined ? [] : [['galleria.site', text]]);
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) };
}

test('the next visit reads what this one kept, and no more than that', () => {
  const storage = storageWith();
  const site = { ...copy, banners: [], recommendImage: '/pictures/more.webp' };
  createSiteCopy(() => storage).write(site);
  expect(createSiteCopy(() => storage).read()).toEqual(copy);
});

test('settings that several parts of a page hand over are kept once, and other ones again', () => {
  const storage = { ...storageWith(), setItem: vi.fn() };
  const store = createSiteCopy(() => storage);
  for (const site of [copy, copy, { ...copy, keywords: '' }]) store.write(site);
  expect(storage.setItem).toHaveBeenCalledTimes(2);
});

test('a copy of a visit that kept fewer settings is none', () => {
  const { keywords: _, ...older } = copy;
  expect(createSiteCopy(() => storageWith(JSON.stringify(older))).read()).toBeUndefined();
});

test('the first visit knows nothing', () => {
  expect(createSiteCopy(() => storageWith()).read()).toBeUndefined();
});

describe('what stands in the storage is not believed', () => {
  test.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['an unknown currency code', JSON.stringify({ ...copy, currency: { code: 'thb<b>', symbol: '฿' } })],
    ['a symbol without end', JSON.stringify({ ...copy, currency: { code: 'THB', symbol: '฿'.repeat(9) } })],
    ['a kind of service that there is not', JSON.stringify({ ...copy, service: { ...copy.service, kind: 'fax' } })],
    ['words without end', JSON.stringify({ ...copy, description: 'd'.repeat(2001) })],
    ['an endless address', JSON.stringify({ ...copy, logoUrl: 'x'.repeat(2001) })],
  ])('%s', (_, text) => {
    expect(createSiteCopy(() => storageWith(text)).read()).toBeUndefined();
  });
});

test('a blocked storage keeps nothing and breaks nothing', () => {
  const blocked = createSiteCopy(() => {
    throw new DOMException('The storage is blocked.', 'SecurityError');
  });
  blocked.write(copy);
  expect(blocked.read()).toBeUndefined();
});
