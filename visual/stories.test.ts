import { describe, expect, it } from 'vitest';
import { type IndexEntry, planScreenshots } from './stories.ts';

const story = (id: string, ...tags: string[]): IndexEntry => ({
  id,
  type: 'story',
  title: 'Button',
  name: id,
  importPath: './Button.stories.tsx',
  tags,
});

describe('planScreenshots', () => {
  it('takes stories, not docs and not the tests of a story', () => {
    const { screenshots, problems } = planScreenshots([
      story('b', 'dev', 'test'),
      { ...story('b:clicks', 'test'), subtype: 'test' },
      { ...story('docs', 'test'), type: 'docs' },
      story('a', 'dev', 'test'),
    ]);
    expect(screenshots.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(problems).toEqual([]);
  });

  it('adds the variants that a story asks for, those of one variant together', () => {
    const { screenshots } = planScreenshots([story('a', 'test', 'visual:mobile', 'visual:dark'), story('b', 'test', 'visual:dark')]);
    expect(screenshots.map(({ key }) => key)).toEqual(['a', 'b', 'a.dark', 'b.dark', 'a.mobile']);
    expect(screenshots.map(({ storyId }) => storyId)).toEqual(['a', 'b', 'a', 'b', 'a']);
  });

  it('fails a story that is skipped, and takes its picture all the same', () => {
    const { screenshots, problems } = planScreenshots([story('a', 'dev')]);
    expect(screenshots).toHaveLength(1);
    expect(problems).toMatchObject([{ key: 'a', sentence: expect.stringContaining("'!test'") }]);
  });

  it.each(['visual:none', 'visual:drak', 'visual:base'])('refuses the tag %s', (tag) => {
    expect(planScreenshots([story('a', 'test', tag)]).problems).toMatchObject([{ sentence: expect.stringContaining(`no tag "${tag}"`) }]);
  });
});
