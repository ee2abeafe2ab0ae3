import { ungrouped } from './groups.ts';
import { isVariant, type Variant } from '../../visual/variants.ts';

/** A story as Storybook's index has it. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

/** All stories of this Storybook. */
export async function loadStoryIndex(): Promise<IndexedStory[]> {
  const answer: unknown = await (await fetch('./index.json')).json();
  if (typeof answer !== 'object' || answer === null || !('entries' in answer)) return [];
  const stories = Object.values(answer.entries ?? {}).filter(isStory);
  return stories.map((story) => ({ ...story, title: ungrouped(story.title) }));
}

const isStory = (entry: unknown): entry is IndexedStory =>
  typeof entry === 'object' &&
  entry !== null &&
  'type' in entry &&
  entry.type === 'story' &&
  'tags' in entry &&
  Array.isArray(entry.tags) &&
  ['id', 'title', 'name'].every((key) => key in entry);

/** The pictures that a story is accepted in. */
export const picturesOf = (tags: readonly string[]): Variant[] => [
  'base',
  ...tags
    .filter((tag) => tag.startsWith('visual:'))
    .map((tag) => tag.slice('visual:'.length))
    .filter(isVariant),
];

/** The address of an accepted picture. */
export const pictureOf = (id: string, variant: Variant) => `./accepted/${id}${variant === 'base' ? '' : `.${variant}`}.avif`;
