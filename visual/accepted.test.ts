import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAccepted } from './accepted.ts';

const planned = [{ key: 'button--default' }, { key: 'button--default.dark' }, { key: 'card--long' }];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'accepted-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function accept(text: string): string[] {
  const file = path.join(folder, 'accepted.txt');
  writeFileSync(file, text);
  return [...readAccepted(file, planned)];
}

it('takes the pictures that are named, and no others', () => {
  expect(accept('# of the report\nbutton--default.dark\r\n\ncard--long\n')).toEqual(['button--default.dark', 'card--long']);
});

it('refuses a list without pictures, and pictures that no story has', () => {
  expect(() => accept('# nothing\n')).toThrow('names no picture');
  expect(() => accept('button--gone\n')).toThrow('No story has the pictures button--gone');
});
