import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ownerIdOf } from '../data/ownerId.ts';
import { createDrafts } from './drafts.ts';

const schema = v.object({ text: v.string() });

function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

test('a draft comes back to its shopper and form alone, until it is sent', () => {
  const storage = aStorage();
  const drafts = createDrafts(() => storage);
  drafts.write('ananya@mailbox.example', 'review/7', { text: 'Warm and light' });
  expect(drafts.read('ananya@mailbox.example', 'review/7', schema)).toEqual({ text: 'Warm and light' });
  expect(drafts.read('ananya@mailbox.example', 'review/8', schema)).toBeUndefined();
  expect(drafts.read('tomas@mailbox.example', 'review/7', schema)).toBeUndefined();
  drafts.remove('ananya@mailbox.example', 'review/7');
  expect(drafts.read('ananya@mailbox.example', 'review/7', schema)).toBeUndefined();
});

test('another shopper who signs in on the tab leaves nothing of the one before, and other things alone', () => {
  const storage = aStorage();
  storage.setItem('another', 'thing');
  const drafts = createDrafts(() => storage);
  drafts.write('ananya', 'review/7', { text: 'a' });
  drafts.write('tomas', 'review/7', { text: 'b' });
  drafts.removeOthers('tomas');
  expect(drafts.read('ananya', 'review/7', schema)).toBeUndefined();
  expect(drafts.read('tomas', 'review/7', schema)).toEqual({ text: 'b' });
  expect(storage.getItem('another')).toBe('thing');
});

test('the storage does not show whose a draft is', async () => {
  const id = await ownerIdOf('9886041210');
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  expect(id).toBe(await ownerIdOf('9886041210'));
  expect(id).not.toBe(await ownerIdOf('9886041211'));
});

test.each(['', 'null', '{"text":1}', '{"text":', '[]'])('a draft that was tampered with into %j is none', (text) => {
  const storage = aStorage();
  storage.setItem('galleria.draft/ananya/review', text);
  expect(createDrafts(() => storage).read('ananya', 'review', schema)).toBeUndefined();
});

test('a blocked storage keeps nothing and breaks nothing', () => {
  const drafts = createDrafts(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  expect(() => drafts.write('ananya', 'review', { text: 'a' })).not.toThrow();
  expect(drafts.read('ananya', 'review', schema)).toBeUndefined();
  expect(() => drafts.remove('ananya', 'review')).not.toThrow();
});
