import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Counts } from './counts.ts';

/** Leaves the counts where `--json` says, for `test` to read, and fails the process when something failed. */
export async function finish(counts: Counts, json: string | undefined): Promise<void> {
  if (json !== undefined) {
    await mkdir(path.dirname(path.resolve(json)), { recursive: true });
    await writeFile(json, `${JSON.stringify(counts)}\n`);
  }
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
