import { describe, expect, it } from 'vitest';
import { isLetter, nextItem, typedItem } from './menuKeys.ts';

describe('nextItem', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 0, undefined],
  ])('%s at %i goes to %s', (key, at, next) => {
    expect(nextItem(key, at, 3)).toBe(next);
  });

  it('goes nowhere where there is nothing', () => {
    expect(nextItem('ArrowDown', -1, 0)).toBeUndefined();
  });
});

describe('typedItem', () => {
  const texts = ['Edit', 'Export', 'Delete', ' échange', 'แก้ไข'];

  it.each([
    ['d', 0, 2],
    ['E', 0, 1],
    ['e', 1, 0],
    ['ee', 0, 1],
    ['ex', 0, 1],
    ['ex', 1, 1],
    ['é', 0, 3],
    ['แ', 0, 4],
    ['x', 0, undefined],
    ['', 0, undefined],
  ])('"%s" at %i goes to %s', (typed, at, next) => {
    expect(typedItem(typed, texts, at)).toBe(next);
  });
});

describe('isLetter', () => {
  const key = (key: string, change = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...change });

  it('knows letters of any script, and no command', () => {
    expect([key('a'), key('ก'), key('𐐷')].map((one) => isLetter(one, ''))).toEqual([true, true, true]);
    expect([key('Tab'), key('a', { ctrlKey: true })].map((one) => isLetter(one, ''))).toEqual([false, false]);
  });

  it('takes a space for a letter within a word alone', () => {
    expect([isLetter(key(' '), ''), isLetter(key(' '), 'log')]).toEqual([false, true]);
  });
});
