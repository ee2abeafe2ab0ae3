import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decode, encodeAccepted } from '../picture.ts';
import { ReportImages } from './images.ts';
import { mergeReports } from './merge.ts';
import { writeReport } from './write.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A report of one story that differs, with its accepted picture, as wide as asked. */
async function shard(name: string, key: string, width: number): Promise<string> {
  const accepted = path.join(folder, `${key}.avif`);
  writeFileSync(accepted, await encodeAccepted({ width, height: 20, data: Buffer.alloc(width * 20 * 4, 255) }));
  const images = new ReportImages(path.join(folder, name));
  await images.addAccepted(key, accepted);
  writeReport({ failures: [{ key, label: `Screens/${key}`, sentences: ['It differs.'] }], passed: [`Sound of ${name}`] }, images);
  return images.folder;
}

it('shows what all shards found, with their pictures', async () => {
  const into = path.join(folder, 'all');
  const page = mergeReports([await shard('second', 'home--ready', 30), await shard('first', 'cart--full', 40)], into);
  const html = readFileSync(page, 'utf8');
  expect(html.indexOf('cart--full.before.webp')).toBeGreaterThan(0);
  expect(html.indexOf('home--ready.before.webp')).toBeGreaterThan(html.indexOf('cart--full.before.webp'));
  expect(html).toContain('2 failed, 2 passed');
  expect(await decode(path.join(into, 'home--ready.before.webp'))).toMatchObject({ width: 30, height: 20 });
  expect(readFileSync(path.join(into, 'summary.txt'), 'utf8')).toContain('2 states look different');
  expect(existsSync(path.join(into, 'report.js'))).toBe(true);
});

it('refuses a folder without a report', () => {
  mkdirSync(path.join(folder, 'empty'));
  expect(() => mergeReports([path.join(folder, 'empty')], path.join(folder, 'all'))).toThrow('There is no report in');
});
