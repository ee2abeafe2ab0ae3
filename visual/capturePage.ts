import type { Browser, CDPSession, Page } from 'playwright';
import { loadStorybook, openStorybookPage, within } from './storybookPage.ts';
import { settle } from './lateScripts.ts';
import type { AgentPage, Clip } from './page/agent.ts';
import { installFrame } from './page/frame.ts';
import { installConditions } from './page/conditions.ts';
import type { Screenshot } from './stories.ts';
import { settings, type Variant } from './variants.ts';

/** The picture of a story, and what is wrong with the story before any pixel is compared. */
export interface Capture {
  problems: string[];
  png?: Buffer;
}

interface OpenPage {
  page: Page;
  cdp: CDPSession;
  variant?: Variant;
}

const storySeconds = 30;
const limits = { size: 4000, margin: 24 };

/** A page that is used for one story after the other, and replaced after a story that broke. */
export class CapturePage {
  readonly #browser: Browser;
  readonly #url: string;
  #current: OpenPage | undefined;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async capture(screenshot: Screenshot): Promise<Capture> {
    const capture = await within(storySeconds, this.#show(screenshot)).catch(
      (error: unknown): Capture => ({
        problems: [error instanceof Error ? error.message : String(error)],
      }),
    );
    // An error may still have something to say, and must not say it while the next story is on.
    if (capture.problems.length > 0) await this.close();
    return capture;
  }

  async close(): Promise<void> {
    const current = this.#current;
    this.#current = undefined;
    await current?.page.context().close();
  }

  async #show({ storyId, variant }: Screenshot): Promise<Capture> {
    const current = (this.#current ??= await this.#open());
    if (current.variant !== variant) {
      await loadStorybook(current.page, this.#url, settings[variant]);
      current.variant = variant;
    }
    const { globals: wanted } = settings[variant];
    // Played in English like everywhere, so that no play function must know languages, and then drawn anew in the other.
    const playedIn = { ...wanted, locale: settings.base.globals['locale'] };
    const { problems, globals } = await current.page.evaluate(
      async ({ storyId, playedIn, wanted }) => {
        const { visualAgent } = globalThis as unknown as AgentPage;
        visualAgent.begin(playedIn);
        const played = await visualAgent.play(storyId);
        if (played.problems.length === 0) played.problems.push(...(await visualAgent.changeTo(wanted, 16)));
        return played;
      },
      { storyId, playedIn, wanted },
    );
    await settle(current.page);
    const { empty, clip } = await current.page.evaluate((limits) => (globalThis as unknown as AgentPage).visualAgent.frame(limits), limits);
    for (const [name, value] of Object.entries(playedIn)) {
      if (globals[name] !== value && problems.length === 0)
        problems.push(`Storybook has no global "${name}": declare it in initialGlobals of the preview.`);
    }
    if (empty && problems.length === 0) problems.push('The story renders nothing: give it something to show, or remove it.');
    return { problems, png: await takeScreenshot(current, clip, variant) };
  }

  async #open(): Promise<OpenPage> {
    const page = await openStorybookPage(this.#browser, settings.base.viewport, [installFrame, installConditions]);
    return { page, cdp: await page.context().newCDPSession(page) };
  }
}

async function takeScreenshot({ cdp }: OpenPage, clip: Clip, variant: Variant): Promise<Buffer> {
  const { width, height } = settings[variant].viewport;
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: clip.x + clip.width > width || clip.y + clip.height > height,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
