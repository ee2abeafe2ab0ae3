import { ungrouped } from '../.storybook/boards/groups.ts';
import { isVariant, type Variant, variants } from './variants.ts';

/** The part of a Storybook index entry that is read here. */
export interface IndexEntry {
  id: string;
  type: string;
  subtype?: string;
  title: string;
  name: string;
  importPath: string;
  tags?: readonly string[];
}

/** One picture to take. Its key is the name of its baseline. */
export interface Screenshot {
  key: string;
  storyId: string;
  variant: Variant;
  label: string;
  importPath: string;
}

/** Something that is wrong with a picture or its story, in a sentence that says what to do. */
export interface Problem {
  key: string;
  label: string;
  sentence: string;
}

/** All pictures of a Storybook, those of one variant together, and the stories that try to stay out. */
export function planScreenshots(entries: readonly IndexEntry[]): { screenshots: Screenshot[]; problems: Problem[] } {
  const screenshots: Screenshot[] = [];
  const problems: Problem[] = [];
  for (const entry of entries) {
    // A CSF test is checked by the story tests; its picture is that of the story it belongs to.
    if (entry.type !== 'story' || entry.subtype === 'test') continue;
    const label = `${ungrouped(entry.title)}/${entry.name}`;
    const tags = entry.tags ?? [];
    const report = (sentence: string) => problems.push({ key: entry.id, label, sentence });
    if (!tags.includes('test')) report("The story is skipped: remove '!test' from its tags, every story is tested.");

    const asked = tags.filter((tag) => tag.startsWith('visual:')).map((tag) => tag.slice('visual:'.length));
    for (const name of asked.filter((name) => !isVariant(name) || name === 'base')) {
      report(
        `There is no tag "visual:${name}": use ${variants
          .slice(1)
          .map((v) => `visual:${v}`)
          .join(', ')}; a story cannot opt out.`,
      );
    }
    for (const variant of variants.filter((v) => v === 'base' || asked.includes(v))) {
      const suffix = variant === 'base' ? '' : `.${variant}`;
      screenshots.push({
        key: entry.id + suffix,
        storyId: entry.id,
        variant,
        label: label + (suffix && ` (${variant})`),
        importPath: entry.importPath,
      });
    }
  }
  screenshots.sort((a, b) => variants.indexOf(a.variant) - variants.indexOf(b.variant) || (a.key < b.key ? -1 : 1));
  return { screenshots, problems };
}
