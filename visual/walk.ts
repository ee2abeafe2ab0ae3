import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { browser as launchOptions } from '../tools/browser.ts';
import { root } from '../tools/paths.ts';
import type { Visit } from './scenes.ts';
import { serve } from './serve.ts';
import { type Finds, VisitPage } from './visitPage.ts';

/** Without the first, a large picture may be painted a frame late; without the second, a frame may show half a layout. */
const steadyPixels = ['--disable-checker-imaging', '--run-all-compositor-stages-before-draw'];

interface WalkOptions {
  /** Folder of the static Storybook, seen from the top of the repository. */
  dir: string;
  withMotion: boolean;
}

/**
 * Makes all visits, one more at a time than the machine has processors, as each waits for frames at times: a page takes the next one that
 * is left.
 */
export async function walk(visits: readonly Visit[], { dir, withMotion }: WalkOptions, finds: Finds): Promise<void> {
  const checks = [...new Set(visits.flatMap(({ scenes }) => scenes.flatMap(({ mode }) => mode?.checks ?? [])))];
  const launch = launchOptions();
  const server = await serve(path.resolve(root, dir));
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...steadyPixels] });
  const left = [...visits];
  const makeVisits = async () => {
    const page = new VisitPage(browser, { url: server.url, checks, withMotion });
    for (let visit = left.shift(); visit; visit = left.shift()) await page.visit(visit, finds);
    await page.close();
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, makeVisits));
  } finally {
    await browser.close();
    await server.close();
  }
}
