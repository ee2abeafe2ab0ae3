import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { groupedTitle } from './groups.ts';
import type { ScreenStates, StateKind } from './states.ts';

const order: readonly (StateKind | undefined)[] = ['state', 'action', 'fault', undefined];

/** What each story of seen/ is, by its id. */
function readKinds(): ReadonlyMap<string, StateKind> {
  const folder = path.resolve(import.meta.dirname, '../seen');
  return new Map(
    globSync('*.json', { cwd: folder }).flatMap((file) => {
      const { stories }: ScreenStates = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      return Object.entries(stories).map(([id, { kind }]) => [id, kind] as const);
    }),
  );
}

/**
 * Gives the stories of screens a tag that says what they are, puts states before actions and those before faults, and actions and
 * faults into groups of the sidebar. Their ids stay (screenIds.ts).
 */
export function groupByKind(indexers: readonly Indexer[] = []): Indexer[] {
  const kinds = readKinds();
  const kindOf = ({ title = '', exportName }: IndexInput) => kinds.get(toId(title, storyNameFromExport(exportName)));
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      const ofFile = inputs.map(kindOf);
      const tagged = inputs.map((input, at) => {
        const kind = ofFile[at];
        const { title = '', tags = [], metaId = toId(title) } = input;
        const group = { ...input, title: groupedTitle(title, kind, ofFile), metaId };
        return { kind, input: kind ? { ...group, tags: [...tags, kind] } : input };
      });
      return tagged.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)).map(({ input }) => input);
    },
  }));
}
