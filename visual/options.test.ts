import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('compares all stories of the usual folder by default', () => {
    expect(readOptions([])).toMatchObject({
      dir: 'storybook-static',
      baselines: 'visual/baselines',
      reportDir: '.cache/visual-report',
      update: false,
    });
  });

  it('takes --changed with and without a ref', () => {
    expect(readOptions(['--changed'])).toMatchObject({ changed: 'HEAD' });
    expect(readOptions(['--changed', '--update'])).toMatchObject({ changed: 'HEAD', update: true });
    expect(readOptions(['--changed', 'origin/main', '--only', 'button'])).toMatchObject({ changed: 'origin/main', only: 'button' });
  });

  it('reads a shard', () => {
    expect(readOptions(['--shard', '2/4']).shard).toEqual({ index: 2, count: 4 });
  });

  it.each(['0/4', '5/4', '2', '2/0', 'a/b'])('refuses the shard %s', (shard) => {
    expect(() => readOptions(['--shard', shard])).toThrow('--shard wants i/n');
  });

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--onyl', 'button'])).toThrow("Unknown option '--onyl'");
  });
});
