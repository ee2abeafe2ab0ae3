import { describe, expect, test, vi } from 'vitest';
import { createRecentSearches, matching, wordsIn } from './recentSearches.ts';

function start(stored?: string) {
  const kept = new Map<string, string>(stored === undefined ? [] : [['galleria.recentSearches', stored]]);
  const searches = createRecentSearches(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  return { ...searches, kept, read: () => wordsIn(searches.stored()) };
}

describe('recent searches', () => {
  test('are kept, the last first, each once whatever its case, eight at most', () => {
    const { add, read } = start();
    for (const words of ['linen', 'teapot', 'LINEN', '']) add(words);
    expect(read()).toEqual(['LINEN', 'teapot']);
    for (let at = 0; at < 10; at++) add(`word ${at}`);
    expect(read()).toHaveLength(8);
    expect(read()[0]).toBe('word 9');
  });

  test('are kept as they are looked for: on one line, up to a hundred letters', () => {
    const { add, read } = start();
    for (const words of [' red\n  bag ', '\u202E ', 'x'.repeat(5000), '👜'.repeat(150)]) add(words);
    expect(read()).toEqual(['👜'.repeat(100), 'x'.repeat(100), 'red bag']);
  });

  test('are forgotten one by one and all together', () => {
    const { add, forget, forgetAll, read, kept } = start();
    for (const words of ['a', 'b', 'c']) add(words);
    forget('b');
    expect(read()).toEqual(['c', 'a']);
    forgetAll();
    expect([read(), kept.size]).toEqual([[], 0]);
  });

  test('tell who listens of each change', () => {
    const { add, forget, subscribe } = start();
    const listener = vi.fn();
    const stop = subscribe(listener);
    add('a');
    forget('a');
    stop();
    add('b');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test.each(['', 'null', '{"0":"a"}', '[', '"linen"', '[1, null, {}, ["a"], " "]', JSON.stringify(['x'.repeat(5000)])])(
    'are none where %j is stored',
    (stored) => {
      expect(start(stored).read()).toEqual([]);
    },
  );

  test('are none where the storage is blocked', () => {
    const blocked = createRecentSearches(() => {
      throw new Error('blocked');
    });
    blocked.add('linen');
    expect(blocked.stored()).toBe('');
  });
});

test.each([
  ['', ['Running shoe', 'linen', 'LINEN shirt']],
  [' LIN', ['linen', 'LINEN shirt']],
  ['linen', ['LINEN shirt']],
  ['shoe', ['Running shoe']],
  ['.*', []],
])('for %j there match %j', (typed, found) => {
  expect(matching(['Running shoe', 'linen', 'LINEN shirt'], typed, 5)).toEqual(found);
  expect(matching(['Running shoe', 'linen', 'LINEN shirt'], typed, 1)).toEqual(found.slice(0, 1));
});
