import { parseArgs } from 'node:util';
import { readSelection, type Selection, selectionOptions, withChangedRef } from './selection.ts';

export interface Options {
  /** The static Storybook. Folders are seen from the top of the repository. */
  dir: string;
  baselines: string;
  reportDir: string;
  update: boolean;
  report: boolean;
  selection: Selection;
  json?: string;
}

export const defaultReportDir = '.cache/visual-report';

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: withChangedRef(args),
    options: {
      ...selectionOptions,
      dir: { type: 'string', default: 'storybook-static' },
      baselines: { type: 'string', default: 'visual/baselines' },
      'report-dir': { type: 'string', default: defaultReportDir },
      update: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const { only, changed, shard, 'report-dir': reportDir, ...rest } = values;
  return { ...rest, reportDir, selection: readSelection({ only, changed, shard }) };
}
