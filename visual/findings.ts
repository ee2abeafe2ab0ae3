import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../.storybook/boards/findings.ts';
import { findingsFile } from '../.storybook/boards/findings.ts';
import type { Problem } from './stories.ts';

/**
 * Writes what is wrong with stories into the built Storybook that they were looked at in: its start page lists them, wherever it
 * is published. What was found of stories that were not looked at this time stays.
 */
export function writeFindings(folder: string, looked: ReadonlySet<string>, problems: readonly Problem[]): void {
  const file = path.join(folder, findingsFile);
  const known: Finding[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const found = problems.map(({ key, label, sentence }): Finding => ({ storyId: storyIdOf(key), label, sentence }));
  const kept = known.filter(({ storyId }) => !looked.has(storyId));
  writeFileSync(file, JSON.stringify([...kept, ...found.filter(({ storyId }) => looked.has(storyId))]));
}

/** Of the key of a picture, or of a look at a story in a mode. */
const storyIdOf = (key: string) => key.split(/[. ]/)[0] ?? key;
