import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { installPlay } from './page/play.ts';
import { installSettle } from './page/settle.ts';
import { watchScripts } from './lateScripts.ts';
import type { Setting } from './variants.ts';

interface StorybookPage {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<unknown> };
  __STORYBOOK_ADDONS_CHANNEL__: { transports: unknown[]; emit: (event: string, payload: unknown) => void };
}

/** A function that is sent into the page before Storybook starts: see page/agent.ts. */
type Install = () => void;

/** How much slower the processor is with `SLOW=1`, as in the journeys. */
const slowdown = 6;

interface PageOptions {
  viewport: Setting['viewport'];
  /** `reduce` where pictures are taken; the plays of a page with motion must wait for what fades in. */
  reducedMotion: 'reduce' | 'no-preference';
  /** Are put beside what plays stories and waits for them. */
  installs: readonly Install[];
  /** Scripts of dependencies, by their paths. */
  scripts?: Iterable<string>;
}

/** A page that can play stories and wait for them. */
export async function openStorybookPage(browser: Browser, { viewport, reducedMotion, installs, scripts = [] }: PageOptions): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    reducedMotion,
    colorScheme: 'light',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Storybook then stops animations at their end instead of waiting 100 ms in every story to see whether there are any.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  for (const install of [withoutHighlights, installPlay, installSettle, ...installs]) await context.addInitScript(install);
  for (const script of scripts) await context.addInitScript({ path: script });
  const page = await context.newPage();
  watchScripts(page);
  if (process.env['SLOW']) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Storybook asks every element for its style after each change, to follow what add-ons highlight: nobody is there to see it. */
function withoutHighlights(): void {
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
}

/** Loads Storybook anew: a page that has shown one width is no proof of another. */
export async function loadStorybook(page: Page, url: string, { globals }: Pick<Setting, 'globals'>): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async (globals) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
    await preview.ready();
    // No manager listens. Its copy of every event costs time, and Storybook complains of itself while it makes one of a DOM event.
    channel.transports.length = 0;
    // The story run asks axe; here it would only cost time.
    channel.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
  }, globals);
}

/** The work of one story, or an error when it takes too long. */
export async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const tooLate = after(seconds * 1000, undefined, { signal: done.signal }).then(() => {
    throw new Error(`The story was not finished after ${seconds} s: does it wait for something that never comes, or change all the time?`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    work.catch(() => {});
    tooLate.catch(() => {});
    done.abort();
  }
}
