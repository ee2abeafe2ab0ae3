import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/paths.ts';
import { defaultReportDir } from './options.ts';

const page = path.join(root, defaultReportDir, 'index.html');
console.log(
  existsSync(page) ? pathToFileURL(page).href : 'There is no report: the last visual run found no difference, or there was none yet.',
);
