import { expect, test } from 'vitest';
import { hosts, type ModuleFacts } from './hosts.ts';

const client = `'use client';\nexport {}`;

function hostsOf(imports: Readonly<Record<string, readonly string[]>>, facts: Readonly<Record<string, Partial<ModuleFacts>>> = {}) {
  const importers = (id: string) => Object.keys(imports).filter((name) => imports[name]?.includes(id));
  const hostOf = hosts((id) => ({
    code: '',
    importers: importers(id),
    dynamicImporters: [],
    isEntry: id.startsWith('index'),
    ...facts[id],
  }));
  const ids = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
  return Object.fromEntries([...ids].flatMap((id) => (hostOf(id) === id ? [] : [[id, hostOf(id)]])));
}

test('what one module alone imports, itself or through its parts, is part of that one', () => {
  expect(hostsOf({ index: ['Cart'], Cart: ['row', 'css'], row: ['css', 'sum'] })).toEqual({ row: 'Cart', css: 'Cart', sum: 'Cart' });
});

test('what two import stays apart, and so does what is imported late', () => {
  expect(hostsOf({ index: ['Cart', 'Home'], Cart: ['row', 'late'], Home: ['row'] }, { late: { dynamicImporters: ['Cart'] } })).toEqual({});
});

test('a server reaches what it can run without what it cannot', () => {
  expect(hostsOf({ index: ['Card'], Card: ['Menu'], Menu: ['text'] }, { Menu: { code: client } })).toEqual({ text: 'Menu' });
  expect(hostsOf({ index: ['Card'], Card: ['Menu'] }, { Card: { code: client }, Menu: { code: client } })).toEqual({ Menu: 'Card' });
});

test('an entry has no parts', () => {
  expect(hostsOf({ index: ['Cart', 'indexOfCart'], indexOfCart: ['state'] })).toEqual({});
});
