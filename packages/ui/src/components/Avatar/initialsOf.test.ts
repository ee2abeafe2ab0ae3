import { expect, test } from 'vitest';
import { bucketOf, initialsOf } from './initialsOf.ts';

test.each([
  ['Ananya Rao', 'AR'],
  ['  ananya   devi rao ', 'AR'],
  ['Ananya', 'A'],
  ['ananya.rao@mailbox.in', 'A'],
  ['(Lumen) Audio', 'LA'],
  ['王小明', '王'],
  ['เก็บ ไทย', 'ก็ท'],
  ['ແກ້ວ', 'ກ້'],
  ['नमिता सिंह', 'नसिं'],
  ['👩‍👩‍👧 Family', '👩‍👩‍👧F'],
  ['é́mile', 'É́'],
  ['ßeta ﬁ', 'ßﬁ'],
  ['919876543210', ''],
  ['— …', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a text always falls into the same of the buckets', () => {
  const names = ['', 'Ananya Rao', 'Lumen Audio', '王小明', '👩‍👩‍👧', 'x'.repeat(9999)];
  for (const name of names) {
    expect(bucketOf(name, 8)).toBe(bucketOf(name, 8));
    expect([0, 1, 2, 3, 4, 5, 6, 7]).toContain(bucketOf(name, 8));
  }
  expect(new Set(names.map((name) => bucketOf(name, 8))).size).toBeGreaterThan(2);
});
