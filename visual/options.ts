import { parseArgs } from 'node:util';
import type { Shard } from './stories.ts';

export interface Options {
  /** The static Storybook. Folders are seen from the top of the repository. */
  dir: string;
  baselines: string;
  reportDir: string;
  update: boolean;
  report: boolean;
  only?: string;
  shard?: Shard;
  changed?: string;
  json?: string;
}

export const defaultReportDir = '.cache/visual-report';

/** `--changed` alone means "what I have not committed yet". */
const spellOut = (args: readonly string[]) =>
  args.map((arg, i) => (arg === '--changed' && (args[i + 1] ?? '--').startsWith('--') ? '--changed=HEAD' : arg));

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: spellOut(args),
    options: {
      dir: { type: 'string', default: 'storybook-static' },
      baselines: { type: 'string', default: 'visual/baselines' },
      'report-dir': { type: 'string', default: defaultReportDir },
      update: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      only: { type: 'string' },
      shard: { type: 'string' },
      changed: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const { shard, 'report-dir': reportDir, ...rest } = values;
  return { ...rest, reportDir, ...(shard === undefined ? {} : { shard: readShard(shard) }) };
}

function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`--shard wants i/n with 1 ≤ i ≤ n, as in 2/4, not "${text}".`);
  return { index, count };
}
