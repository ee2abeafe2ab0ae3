import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browser as launchOptions } from '../tools/browser.ts';
import { root } from '../tools/paths.ts';
import type { Counts } from '../tools/counts.ts';
import { finish } from '../tools/results.ts';
import { loadStorybook, openStorybookPage, within } from './storybookPage.ts';
import { settle } from './lateScripts.ts';
import type { AgentPage } from './page/agent.ts';
import { installConditions } from './page/conditions.ts';
import { serve } from './serve.ts';
import { select, type Selection } from './selection.ts';
import { readIndex } from './staticStorybook.ts';
import { planScreenshots } from './stories.ts';
import { type Setting, settings } from './variants.ts';

/** The conditions that a story is shown under, and what is checked there. */
export interface Mode {
  name: string;
  checks: readonly Check[];
  globals: Readonly<Record<string, string>>;
  viewport?: Setting['viewport'];
  /** Pixels of the root's text: 16 unless the reader wants larger letters. */
  textSize?: number;
}

/** A check of the story on the page. */
export interface Check {
  /** Sent into the page before Storybook starts. */
  install: () => void;
  /** A script of a dependency, by its path. */
  script?: string;
  /** What is wrong with the story on the page, in sentences. */
  find: (page: Page) => Promise<string[]>;
}

export interface CrawlOptions {
  /** Folder of the static Storybook. */
  dir: string;
  selection: Selection;
  /** Where the counts are written. */
  json: string | undefined;
}

interface Story {
  storyId: string;
  label: string;
}

const storySeconds = 30;
const { base } = settings;

/** Shows every story of the static Storybook in each mode in turn; a story in a mode counts once. */
export async function crawl(modes: readonly Mode[], { dir, selection, json }: CrawlOptions): Promise<void> {
  const stories = select(
    planScreenshots(readIndex(dir)).screenshots.filter(({ variant }) => variant === 'base'),
    selection,
  );
  const server = await serve(path.resolve(root, dir));
  const browser = await chromium.launch(launchOptions());
  const counts = { passed: 0, failed: 0 };
  try {
    // Two pages at a time: each takes the next story that is left.
    await Promise.all([0, 1].map(() => checkStories(browser, server.url, stories, modes, counts)));
  } finally {
    await browser.close();
    await server.close();
  }
  const seconds = performance.now() / 1000;
  const each = seconds / Math.max(1, counts.passed + counts.failed);
  console.log(`${counts.passed} passed, ${counts.failed} failed in ${seconds.toFixed(1)} s, ${each.toFixed(3)} s a story and mode`);
  await finish(counts, json);
}

async function checkStories(browser: Browser, url: string, left: Story[], modes: readonly Mode[], counts: Counts): Promise<void> {
  let page: Page | undefined;
  for (let story = left.shift(); story; story = left.shift()) {
    page ??= await openPage(browser, url, modes);
    const findings: string[][] = [];
    await within(storySeconds, show(page, story, modes, findings)).catch((error: unknown) => {
      findings.push([error instanceof Error ? error.message : String(error)]);
    });
    const isBroken = findings.length < modes.length;
    for (const [at, { name }] of modes.entries()) {
      const sentences = findings[at] ?? ['It was not looked at, as the mode before failed.'];
      counts[sentences.length ? 'failed' : 'passed'] += 1;
      if (sentences.length) console.log(`✗ ${story.label} (${name})\n  ${sentences.join('\n  ')}`);
    }
    // An error may still have something to say, and must not say it while the next story is on.
    if (isBroken) {
      await page.context().close();
      page = undefined;
    }
  }
  await page?.context().close();
}

async function openPage(browser: Browser, url: string, modes: readonly Mode[]): Promise<Page> {
  const checks = modes.flatMap(({ checks }) => checks);
  const installs = new Set([installConditions, ...checks.map(({ install }) => install)]);
  const page = await openStorybookPage(browser, base.viewport, [...installs]);
  for (const script of new Set(checks.map(({ script }) => script))) if (script !== undefined) await page.addInitScript({ path: script });
  await loadStorybook(page, url, base);
  return page;
}

/**
 * Plays a story once, where the story run plays it, and then looks at it in each mode: what it opened stays open, and
 * no play function must know languages or widths. Ends at the first mode in which it cannot be shown.
 */
async function show(page: Page, { storyId }: Story, modes: readonly Mode[], findings: string[][]): Promise<void> {
  await page.setViewportSize(base.viewport);
  const played = await page.evaluate(
    async ({ storyId, globals }) => {
      const { visualAgent } = globalThis as unknown as AgentPage;
      visualAgent.begin(globals);
      return visualAgent.play(storyId);
    },
    { storyId, globals: base.globals },
  );
  if (played.problems.length) {
    findings.push(played.problems);
    return;
  }
  for (const mode of modes) {
    await page.setViewportSize(mode.viewport ?? base.viewport);
    const problems = await page.evaluate(
      ({ globals, textSize }) => (globalThis as unknown as AgentPage).visualAgent.changeTo(globals, textSize),
      { globals: mode.globals, textSize: mode.textSize ?? 16 },
    );
    await settle(page);
    if (problems.length) {
      findings.push(problems);
      return;
    }
    const found: string[] = [];
    for (const { find } of mode.checks) found.push(...(await find(page)));
    findings.push(found);
  }
}
