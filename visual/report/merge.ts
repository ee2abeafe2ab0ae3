import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFile, ReportImages, sides } from './images.ts';
import { type Report, reportData, writeReport } from './write.ts';

/**
 * Makes one report of those of several shards, in a folder of its own. Returns its page.
 * @throws Error when a folder has no report.
 */
export function mergeReports(folders: readonly string[], into: string): string {
  const images = new ReportImages(into);
  const reports = folders.map((folder): Report => {
    const file = path.join(folder, reportData);
    if (!existsSync(file)) throw new Error(`There is no report in ${folder}.`);
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    for (const { key } of report.failures) {
      const found = sides.filter((side) => existsSync(path.join(folder, pictureFile(key, side))));
      images.take(key, folder, found);
    }
    return report;
  });
  const failures = reports.flatMap(({ failures }) => failures).toSorted((a, b) => (a.label < b.label ? -1 : 1));
  return writeReport({ failures, passed: reports.flatMap(({ passed }) => passed).toSorted() }, images);
}
