import { setTimeout as after } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { AgentPage, Clip } from './page/agent.ts';
import { installFrame } from './page/frame.ts';
import { installPlay } from './page/play.ts';
import { installSettle } from './page/settle.ts';
import type { Shot } from './stories.ts';
import { settings, type Variant } from './variants.ts';

/** What came of showing a story: its picture, and what is wrong before one has looked at a pixel. */
export interface Exposure {
  problems: string[];
  png?: Buffer;
}

interface Desk {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  variant?: Variant;
}

interface StorybookPage {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<unknown> };
  __STORYBOOK_ADDONS_CHANNEL__: { transports: unknown[]; emit: (event: string, payload: unknown) => void };
}

const storySeconds = 15;
const limits = { size: 4000, margin: 24 };

/** A page that is used for one story after the other, and replaced after a story that broke. */
export class Camera {
  readonly #browser: Browser;
  readonly #url: string;
  #desk: Desk | undefined;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async take(shot: Shot): Promise<Exposure> {
    const exposure = await within(storySeconds, this.#expose(shot)).catch(
      (error: unknown): Exposure => ({
        problems: [error instanceof Error ? error.message : String(error)],
      }),
    );
    // An error may still have something to say, and must not say it while the next story is on.
    if (exposure.problems.length > 0) await this.close();
    return exposure;
  }

  async close(): Promise<void> {
    const desk = this.#desk;
    this.#desk = undefined;
    await desk?.context.close();
  }

  async #expose({ storyId, variant }: Shot): Promise<Exposure> {
    const desk = (this.#desk ??= await this.#open());
    if (desk.variant !== variant) await this.#turnTo(desk, variant);
    const { problems, globals, empty, clip } = await desk.page.evaluate(
      async ({ storyId, limits }) => {
        const { visualAgent } = globalThis as unknown as AgentPage;
        const played = await visualAgent.play(storyId);
        await visualAgent.settle();
        return { ...played, ...visualAgent.frame(limits) };
      },
      { storyId, limits },
    );
    for (const [name, value] of Object.entries(settings[variant].globals)) {
      if (globals[name] !== value && problems.length === 0)
        problems.push(`Storybook has no global "${name}": declare it in initialGlobals of the preview.`);
    }
    if (empty && problems.length === 0) problems.push('The story renders nothing: give it something to show, or remove it.');
    return { problems, png: await photograph(desk, clip, variant) };
  }

  async #open(): Promise<Desk> {
    const context = await this.#browser.newContext({
      viewport: settings.base.viewport,
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      // Storybook then stops animations at their end instead of waiting 100 ms in every story to see whether there are any.
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${this.#browser.version()} Safari/537.36 StorybookTestRunner`,
    });
    for (const install of [installPlay, installSettle, installFrame]) await context.addInitScript(install);
    const page = await context.newPage();
    return { context, page, cdp: await context.newCDPSession(page) };
  }

  /** Loads Storybook anew: a page that has shown one theme or width is no proof of another. */
  async #turnTo(desk: Desk, variant: Variant): Promise<void> {
    const { globals, viewport, forcedColors } = settings[variant];
    await desk.page.setViewportSize(viewport);
    await desk.page.emulateMedia({ forcedColors });
    await desk.page.goto(`${this.#url}/iframe.html?viewMode=story`);
    await desk.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    await desk.page.evaluate(async (globals) => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
      await preview.ready();
      // No manager listens. Its copy of every event costs time, and Storybook complains of itself while it makes one of a DOM event.
      channel.transports.length = 0;
      // The story run asks axe; here it would only cost time.
      channel.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
    }, globals);
    desk.variant = variant;
  }
}

async function photograph({ cdp }: Desk, clip: Clip, variant: Variant): Promise<Buffer> {
  const { width, height } = settings[variant].viewport;
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: clip.x + clip.width > width || clip.y + clip.height > height,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
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
