import type { Variant } from '../../visual/variants.ts';
import type { StateRecord } from './states.ts';
import { type IndexedStory, picturesOf } from './storyIndex.ts';

const names: Readonly<Record<Variant, string>> = {
  base: '',
  dark: 'dark',
  th: 'Thai',
  mobile: 'phone',
  'forced-colors': 'forced colours',
};

/** The records with the kinds of pictures that each story is accepted in, so that "dark" finds those. */
export function withPictures(
  records: Readonly<Record<string, StateRecord>>,
  stories: readonly Pick<IndexedStory, 'id' | 'tags'>[],
): Readonly<Record<string, StateRecord>> {
  const tags = new Map(stories.map((story) => [story.id, story.tags]));
  return Object.fromEntries(
    Object.entries(records).map(([id, record]) => {
      const kinds = picturesOf(tags.get(id) ?? [])
        .map((variant) => names[variant])
        .filter(Boolean);
      return [id, kinds.length > 0 ? { ...record, words: [...record.words, `Also pictured: ${kinds.join(', ')}`] } : record];
    }),
  );
}
