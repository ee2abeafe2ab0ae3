import { describe, expect, it } from 'vitest';
import { readSelection, select, takeShard, withChangedRef } from './selection.ts';

describe('withChangedRef', () => {
  it.each([
    [['--changed'], ['--changed=HEAD']],
    [
      ['--changed', '--update'],
      ['--changed=HEAD', '--update'],
    ],
    [
      ['--changed', 'origin/main', '--only', 'button'],
      ['--changed', 'origin/main', '--only', 'button'],
    ],
  ])('takes %j', (args, expected) => expect(withChangedRef(args)).toEqual(expected));
});

describe('readSelection', () => {
  it('reads a shard', () => {
    expect(readSelection({ shard: '2/4' }).shard).toEqual({ index: 2, count: 4 });
  });

  it.each(['0/4', '5/4', '2', '2/0', 'a/b'])('refuses the shard %s', (shard) => {
    expect(() => readSelection({ shard })).toThrow('--shard wants i/n');
  });
});

describe('select', () => {
  const items = ['button--default', 'button--busy', 'card--default'].map((key) => ({
    key,
    label: `Components/${key.replace('--', ' / ')}`,
    storyId: key,
    importPath: `./${key}.tsx`,
  }));
  const keys = (...args: Parameters<typeof readSelection>) => select(items, readSelection(...args)).map(({ key }) => key);

  it('takes a part of the ids, and a shard of that', () => {
    expect(keys({})).toHaveLength(3);
    expect(keys({ only: 'button' })).toEqual(['button--default', 'button--busy']);
    expect(keys({ only: 'components/Card' })).toEqual(['card--default']);
    expect(keys({ only: 'button', shard: '2/2' })).toEqual(['button--busy']);
  });

  it('refuses a part that no id has', () => {
    expect(() => keys({ only: 'buton' })).toThrow('No story has "buton" in its id or title.');
  });
});

describe('takeShard', () => {
  const items = Array.from({ length: 11 }, (_, i) => i);

  it.each([1, 2, 3, 11, 20])('gives every item to exactly one of %i shards', (count) => {
    const shards = Array.from({ length: count }, (_, i) => takeShard(items, { index: i + 1, count }));
    expect(shards.flat().toSorted((a, b) => a - b)).toEqual(items);
    const lengths = shards.map(({ length }) => length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  });
});
