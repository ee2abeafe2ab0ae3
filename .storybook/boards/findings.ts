/** Where a built Storybook says what is wrong with its stories, if anybody has looked (visual/findings.ts). */
export const findingsFile = 'findings.json';

/** Something that is wrong with a story. */
export interface Finding {
  storyId: string;
  /** The title and the name of the story, and the conditions that it was looked at in. */
  label: string;
  sentence: string;
}

/** What was found when the stories of this Storybook were looked at last; nothing when nobody has. */
export async function loadFindings(): Promise<readonly Finding[]> {
  const answer = await fetch(`./${findingsFile}`);
  if (!answer.ok) return [];
  const found: unknown = await answer.json().catch(() => []);
  return Array.isArray(found) ? found.filter(isFinding) : [];
}

const isFinding = (one: unknown): one is Finding =>
  typeof one === 'object' &&
  one !== null &&
  'storyId' in one &&
  'label' in one &&
  'sentence' in one &&
  [one.storyId, one.label, one.sentence].every((text) => typeof text === 'string');
