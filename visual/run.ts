import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/paths.ts';
import { Baselines } from './baselines.ts';
import { checkDuplicates, findOrphans } from './wholeRun.ts';
import { compare, type Comparison } from './compare.ts';
import { readAccepted } from './accepted.ts';
import { writeFindings } from './findings.ts';
import { help, type Options, readOptions } from './options.ts';
import { ReportImages } from './report/images.ts';
import { type Failure, writeReport } from './report/write.ts';
import { modes } from './modes.ts';
import { planVisits } from './scenes.ts';
import { isNamed, select } from './selection.ts';
import { readIndex } from './staticStorybook.ts';
import { planScreenshots, type Problem } from './stories.ts';
import { walk } from './walk.ts';

/** Compares every story of the static Storybook with its accepted picture. Returns whether all is well. */
async function run(options: Options): Promise<boolean> {
  const compares = process.platform === 'linux';
  if (!compares && (options.update || options.accept !== undefined))
    throw new Error('Accepted pictures are made on Linux only, as text is painted differently elsewhere.');
  if (!compares) console.log('Pixels are compared on Linux only; here the stories are checked for errors, blank pictures and duplicates.');

  const planned = planScreenshots(readIndex(options.dir));
  const accepted = options.accept === undefined ? undefined : readAccepted(options.accept, planned.screenshots);
  const isWanted = (picture: { key: string; label: string }) =>
    accepted ? accepted.has(picture.key) : isNamed(picture, options.selection.only);
  const updates = options.update || accepted !== undefined;
  const screenshots = accepted ? planned.screenshots.filter(isWanted) : select(planned.screenshots, options.selection);
  const problems = planned.problems.filter(isWanted);

  const baselines = new Baselines(path.resolve(root, options.baselines));
  const images = new ReportImages(path.resolve(root, options.reportDir));
  const looked = options.look ? screenshots.filter(({ variant }) => variant === 'base') : [];
  const comparisons: Comparison[] = [];
  const sound: string[] = [];
  await walk(
    planVisits(screenshots, looked, modes),
    { dir: options.dir, withMotion: false },
    {
      async capture(screenshot, capture) {
        comparisons.push(await compare(screenshot, capture, { baselines, images, compares, updates }));
      },
      look({ storyId, label }, { name }, sentences) {
        if (sentences.length === 0) sound.push(`${label} (${name})`);
        for (const sentence of sentences) problems.push({ key: `${storyId} (${name})`, label: `${label} (${name})`, sentence });
      },
    },
  );
  problems.push(...comparisons.flatMap(({ screenshot, problems }) => problems.map((sentence): Problem => ({ ...screenshot, sentence }))));
  problems.push(...checkDuplicates(comparisons, planned.screenshots, baselines));

  const orphans = compares ? findOrphans(planned.screenshots, baselines).filter((key) => isWanted({ key, label: key })) : [];
  if (updates) accept(comparisons, orphans, problems, baselines);
  else
    problems.push(
      ...orphans.map((key) => ({
        key,
        label: key,
        sentence: 'The accepted picture has no story any more: remove it with "visual:update", or bring the story back.',
      })),
    );

  writeFindings(path.resolve(root, options.dir), new Set(screenshots.map(({ storyId }) => storyId)), problems);
  const failures = byKey(problems);
  const failed = new Set(failures.map(({ key }) => key));
  const passed = [...screenshots.filter(({ key }) => !failed.has(key)).map(({ label }) => label), ...sound];
  for (const { label, sentences } of failures)
    console.log(`✗ ${label}\n${sentences.map((sentence) => `  ${sentence.replaceAll('\n', '\n  ')}`).join('\n')}`);
  if (failures.length > 0 || options.report) {
    for (const { key } of failures) if (baselines.has(key)) await images.addAccepted(key, baselines.file(key));
    console.log(`Report: ${pathToFileURL(writeReport({ failures, passed }, images)).href}`);
  }
  const alike = comparisons.filter(({ isAlike }) => isAlike).map(({ screenshot }) => screenshot.label);
  if (alike.length > 0)
    console.log(`Painted otherwise than accepted, by less than can be seen: ${alike.length}, ${alike.slice(0, 5).join(', ')}`);
  conclude(passed.length, failures.length, options.json);
  return failures.length === 0;
}

/** Only what is sound is accepted: a story that fails keeps its old picture. */
function accept(comparisons: readonly Comparison[], orphans: readonly string[], problems: readonly Problem[], baselines: Baselines): void {
  const failed = new Set(problems.map(({ key }) => key));
  const sound = comparisons.filter(({ screenshot }) => !failed.has(screenshot.key));
  for (const { screenshot, accepted, png } of sound) {
    if (accepted) baselines.write(screenshot.key, accepted);
    if (png) baselines.know(screenshot.key, png);
  }
  for (const key of orphans) baselines.remove(key);
  baselines.writeKnown();
  const count = (status: Comparison['status']) => sound.filter((comparison) => comparison.status === status).length;
  console.log(`Accepted ${count('new')} new and ${count('changed')} changed pictures, removed ${orphans.length} without a story.`);
}

function byKey(problems: readonly Problem[]): Failure[] {
  const groups = Map.groupBy(problems, ({ key }) => key);
  return [...groups]
    .map(([key, group]) => ({ key, label: group[0]?.label ?? key, sentences: group.map(({ sentence }) => sentence) }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));
}

function conclude(passed: number, failed: number, json: string | undefined): void {
  const seconds = performance.now() / 1000;
  const perStory = seconds / Math.max(1, passed + failed);
  if (json !== undefined) {
    mkdirSync(path.dirname(path.resolve(json)), { recursive: true });
    writeFileSync(json, `${JSON.stringify({ passed, failed, seconds, perStory })}\n`);
  }
  console.log(`${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s, ${perStory.toFixed(3)} s each`);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(help);
  else if (!(await run(options))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
