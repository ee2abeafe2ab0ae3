import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../tools/paths.ts';
import { defaultReportDir } from './options.ts';
import { mergeReports } from './report/merge.ts';

// The reports of shards, as their folders are named, in one: one page to walk through, one list of what is marked as right.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string', default: defaultReportDir } } });
if (positionals.length === 0) {
  console.error('Name the folders of the reports: pnpm visual:merge .cache/visual-report-1-of-2 .cache/visual-report-2-of-2');
  process.exitCode = 1;
} else {
  const page = mergeReports(
    positionals.map((folder) => path.resolve(folder)),
    path.resolve(root, values.into),
  );
  console.log(`Report: ${pathToFileURL(page).href}`);
}
