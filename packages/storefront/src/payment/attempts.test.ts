import { expect, test } from 'vitest';
import { createAttempts } from './attempts.ts';

/** A tab's storage with nothing in it. */
function emptyStorage(): Storage {
  const kept = new Map<string, string>();
  return Object.assign(Object.create(null), {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    clear: () => kept.clear(),
  });
}

const attempt = { payType: 'paypal', reference: 'EC-1' };

test('a page that is loaded anew knows what was begun, and whose a reference is', () => {
  const storage = emptyStorage();
  createAttempts(() => storage).keep('PT1', attempt);
  const later = createAttempts(() => storage);
  expect(later.of('PT1')).toEqual(attempt);
  expect(later.orderOf('EC-1')).toBe('PT1');
  expect([later.of('PT2'), later.orderOf('EC-2'), later.of('toString')]).toEqual([undefined, undefined, undefined]);
});

test('signing out, which empties the storage, forgets it', () => {
  const storage = emptyStorage();
  const attempts = createAttempts(() => storage);
  attempts.keep('PT1', attempt);
  storage.clear();
  expect(attempts.of('PT1')).toBeUndefined();
});

test('without a storage, or with garbage in it, it is known as long as the page is open', () => {
  const blocked = createAttempts(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  blocked.keep('PT1', attempt);
  expect(blocked.of('PT1')).toEqual(attempt);

  const storage = emptyStorage();
  storage.setItem('galleria.payments', '[1, {');
  const attempts = createAttempts(() => storage);
  expect(attempts.of('PT1')).toBeUndefined();
  attempts.keep('PT1', attempt);
  expect(attempts.of('PT1')).toEqual(attempt);
});

test('what was begun last is last, though it was begun before', () => {
  const storage = emptyStorage();
  const attempts = createAttempts(() => storage);
  expect(attempts.last()).toBeUndefined();
  for (const orderNo of ['PT1', 'PT2', 'PT1']) attempts.keep(orderNo, attempt);
  expect(attempts.last()).toBe('PT1');
});
