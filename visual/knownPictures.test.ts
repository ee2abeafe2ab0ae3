import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KnownPictures } from './knownPictures.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'known-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => Buffer.from(text);

it('knows the PNG of an accepted picture, and of no other', () => {
  const file = path.join(folder, 'known.txt');
  const known = new KnownPictures(file);
  known.add('a', bytes('webp'), bytes('png'));
  known.add('b', bytes('gone'), bytes('png'));
  known.write((key) => (key === 'a' ? bytes('webp') : undefined));
  const read = new KnownPictures(file);
  expect(read.isKnown('a', bytes('webp'), bytes('png'))).toBe(true);
  expect(read.isKnown('a', bytes('webp'), bytes('other png'))).toBe(false);
  // Somebody has accepted another picture without writing down its PNG.
  expect(read.isKnown('a', bytes('other webp'), bytes('png'))).toBe(false);
  expect(read.isKnown('b', bytes('gone'), bytes('png'))).toBe(false);
});

it('takes the lines of two branches, and keeps those of the pictures that are accepted', () => {
  const [ours, theirs] = ['ours.txt', 'theirs.txt'].map((name) => path.join(folder, name));
  if (ours === undefined || theirs === undefined) throw new Error('There are two files.');
  for (const [file, text] of [
    [ours, 'ours'],
    [theirs, 'theirs'],
  ] as const) {
    const known = new KnownPictures(file);
    known.add('a', bytes(text), bytes(`png of ${text}`));
    known.write(() => bytes(text));
  }
  writeFileSync(ours, readFileSync(ours, 'utf8') + readFileSync(theirs, 'utf8'));
  const merged = new KnownPictures(ours);
  expect(merged.isKnown('a', bytes('theirs'), bytes('png of theirs'))).toBe(true);
  merged.write(() => bytes('theirs'));
  expect(readFileSync(ours, 'utf8')).toBe(readFileSync(theirs, 'utf8'));
});
