import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFindings } from './findings.ts';

const problem = (key: string, sentence: string) => ({ key, label: key.replace('--', ' / '), sentence });

it('keeps what was found of other stories, and forgets what is mended', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'findings-'));
  const read = () =>
    JSON.parse(readFileSync(path.join(folder, 'findings.json'), 'utf8')).map(({ storyId }: { storyId: string }) => storyId);
  try {
    const all = new Set(['cart--full', 'cart--empty', 'home--ready']);
    writeFindings(folder, all, [problem('cart--full.dark', 'It differs.'), problem('home--ready (dark)', 'Text is cut.')]);
    expect(read()).toEqual(['cart--full', 'home--ready']);
    writeFindings(folder, new Set(['cart--full', 'cart--empty']), [problem('cart--empty', 'It differs.')]);
    expect(read()).toEqual(['home--ready', 'cart--empty']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
