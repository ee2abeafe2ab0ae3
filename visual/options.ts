import { parseArgs } from 'node:util';
import { readSelection, type Selection, selectionHelp, selectionOptions, withChangedRef } from './selection.ts';

export interface Options {
  /** The static Storybook. Folders are seen from the top of the repository. */
  dir: string;
  baselines: string;
  reportDir: string;
  update: boolean;
  /** A file with the names of the pictures that are accepted, one a line; no others are taken. */
  accept?: string;
  help: boolean;
  report: boolean;
  /** Also looks at every story in the modes (visual/modes.ts), in the same walk. */
  look: boolean;
  selection: Selection;
  json?: string;
}

export const defaultReportDir = '.cache/visual-report';

export const help = `Compares every story of a built Storybook with its accepted picture.

${selectionHelp}
  --update          accepts what differs
  --accept FILE     accepts the pictures that a report's list names, and takes no others
  --look            also looks for cut text and contrast in other conditions (visual/modes.ts)
  --report          writes the report even when nothing differs
  --report-dir DIR  where to; ${defaultReportDir}, and a folder of its own for each shard
  --dir DIR         the built Storybook; storybook-static
  --baselines DIR   the accepted pictures; visual/baselines
  --json FILE       writes the counts`;

/** Shards may run on one machine, and their reports lie side by side. */
const reportDirOf = (shard: string | undefined) =>
  shard === undefined ? defaultReportDir : `${defaultReportDir}-${shard.replace('/', '-of-')}`;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: withChangedRef(args),
    options: {
      ...selectionOptions,
      dir: { type: 'string', default: 'storybook-static' },
      baselines: { type: 'string', default: 'visual/baselines' },
      'report-dir': { type: 'string' },
      update: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      look: { type: 'boolean', default: false },
      accept: { type: 'string' },
      help: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const { only, changed, shard, 'report-dir': reportDir = reportDirOf(shard), ...rest } = values;
  return { ...rest, reportDir, selection: readSelection({ only, changed, shard }) };
}
