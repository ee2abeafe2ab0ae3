import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { browser as launchOptions } from '../tools/browser.ts';
import { root } from '../tools/paths.ts';
import { serve } from '../visual/serve.ts';
import { readIndex } from '../visual/staticStorybook.ts';
import { median } from './table.ts';

/*
 * How long designers wait: from an address to the first story with nothing in the cache, and from a click in the sidebar to the
 * next story. Medians; docs/decisions/14-boards-and-search.md has the aims.
 */
const { values } = parseArgs({
  options: { dir: { type: 'string', default: 'storybook-static' }, rounds: { type: 'string', default: '3' } },
});
const screen = 'screens-refund-detail';
const stories = ['refused', 'refunded', 'refunding', 'under-review', 'unknown'];

interface Timed {
  /** Milliseconds from the beginning until Storybook asked for the story in the preview. */
  asked: number;
  /** Until it was drawn. */
  drawn: number;
  /** Until it has played, too. */
  played: number;
}

declare global {
  /** In the preview. */
  var __STORYBOOK_ADDONS_CHANNEL__: { on: (event: string, listener: (payload: unknown) => void) => void } | undefined;
  /** When a story was asked for, drawn and played: in milliseconds since 1970, by what happened and its id. */
  var storyTimes: Record<string, number> | undefined;
}

readIndex(values.dir);
const server = await serve(path.resolve(root, values.dir));
const browser = await chromium.launch(launchOptions());
try {
  const cold: Timed[] = [];
  const next: Timed[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(noteTimes);
    const page = await context.newPage();
    const began = Date.now();
    await page.goto(`${server.url}/index.html?path=/story/${screen}--${stories[0]}`);
    cold.push(await timesOf(page, `${screen}--${stories[0]}`, began));
    for (const story of stories.slice(1)) {
      const id = `${screen}--${story}`;
      await page.waitForTimeout(1500);
      const link = page.locator(`a[href*="/story/${id}"]`).first();
      await link.waitFor();
      const clicked = Date.now();
      await link.click();
      next.push(await timesOf(page, id, clicked));
    }
    await context.close();
  }
  print('The first story, cold', cold);
  print('The next story', next);
} finally {
  await browser.close();
  await server.close();
}

/** In the preview: when each story was asked for, and when it was drawn. */
function noteTimes(): void {
  if (globalThis.top === globalThis.self) return;
  const times: Record<string, number> = {};
  globalThis.storyTimes = times;
  const watch = setInterval(() => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return;
    clearInterval(watch);
    const note = (name: string) => (id: unknown) => {
      // The clock of stories stands still.
      times[`${name} ${String(id)}`] ??= performance.timeOrigin + performance.now();
    };
    channel.on('currentStoryWasSet', (chosen) => {
      const { storyId } = Object(chosen);
      note('asked')(storyId);
    });
    channel.on('storyRenderPhaseChanged', (change) => {
      const { newPhase, storyId } = Object(change);
      // What has no play completes at once.
      if (newPhase === 'playing' || newPhase === 'completing') note('drawn')(storyId);
    });
    channel.on('storyRendered', note('played'));
  }, 1);
}

async function timesOf(page: Page, id: string, began: number): Promise<Timed> {
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
  if (!frame) throw new Error('Storybook has no preview.');
  await frame.waitForFunction((id) => globalThis.storyTimes?.[`played ${id}`] !== undefined, id, { timeout: 60_000 });
  const times = await frame.evaluate(() => globalThis.storyTimes ?? {});
  const since = (name: string, other = Number.NaN) => (times[`${name} ${id}`] ?? other) - began;
  return { asked: since('asked', began), drawn: since('drawn'), played: since('played') };
}

function print(name: string, times: readonly Timed[]): void {
  const seconds = (of: keyof Timed) => `${(median(times.map((one) => one[of])) / 1000).toFixed(2)} s`;
  console.log(
    `${name}: drawn after ${seconds('drawn')}, asked for after ${seconds('asked')}, played after ${seconds('played')} (${times.length} times)`,
  );
}
