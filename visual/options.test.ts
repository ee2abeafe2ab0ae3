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

  it('takes the stories it is about', () => {
    expect(readOptions(['--changed', '--update'])).toMatchObject({ selection: { changed: 'HEAD' }, update: true });
    expect(readOptions(['--only', 'button', '--shard', '2/4']).selection).toMatchObject({ only: 'button', shard: { index: 2, count: 4 } });
  });

  it('gives every shard a report of its own', () => {
    expect(readOptions(['--shard', '2/4']).reportDir).toBe('.cache/visual-report-2-of-4');
    expect(readOptions(['--shard', '2/4', '--report-dir', 'here']).reportDir).toBe('here');
  });

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--onyl', 'button'])).toThrow("Unknown option '--onyl'");
  });
});
