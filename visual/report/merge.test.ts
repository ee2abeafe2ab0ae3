import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ReportImages } from './images.ts';
import { mergeReports } from './merge.ts';
import { writeReport } from './write.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A report of one story that differs, with its accepted picture. */
function shard(name: string, key: string): string {
  const accepted = path.join(folder, `${key}.webp`);
  writeFileSync(accepted, `picture of ${key}`);
  const images = new ReportImages(path.join(folder, name));
  images.addAccepted(key, accepted);
  writeReport({ failures: [{ key, label: `Screens/${key}`, sentences: ['It differs.'] }], passed: [`Sound of ${name}`] }, images);
  return images.folder;
}

it('shows what all shards found, with their pictures', () => {
  const into = path.join(folder, 'all');
  const page = mergeReports([shard('second', 'home--ready'), shard('first', 'cart--full')], into);
  const html = readFileSync(page, 'utf8');
  expect(html.indexOf('cart--full.before.webp')).toBeGreaterThan(0);
  expect(html.indexOf('home--ready.before.webp')).toBeGreaterThan(html.indexOf('cart--full.before.webp'));
  expect(html).toContain('2 failed, 2 passed');
  expect(readFileSync(path.join(into, 'home--ready.before.webp'), 'utf8')).toBe('picture of home--ready');
  expect(readFileSync(path.join(into, 'summary.txt'), 'utf8')).toContain('2 states look different');
  expect(existsSync(path.join(into, 'report.js'))).toBe(true);
});

it('refuses a folder without a report', () => {
  mkdirSync(path.join(folder, 'empty'));
  expect(() => mergeReports([path.join(folder, 'empty')], path.join(folder, 'all'))).toThrow('There is no report in');
});
