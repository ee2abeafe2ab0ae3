import type { Browser, CDPSession, Page } from 'playwright';
import { loadStorybook, openDesk, within } from './desk.ts';
import type { AgentPage, Clip } from './page/agent.ts';
import { installFrame } from './page/frame.ts';
import { installMood } from './page/mood.ts';
import type { Shot } from './stories.ts';
import { settings, type Variant } from './variants.ts';

/** What came of showing a story: its picture, and what is wrong before one has looked at a pixel. */
export interface Exposure {
  problems: string[];
  png?: Buffer;
}

interface Desk {
  page: Page;
  cdp: CDPSession;
  variant?: Variant;
}

const storySeconds = 30;
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
    await desk?.page.context().close();
  }

  async #expose({ storyId, variant }: Shot): Promise<Exposure> {
    const desk = (this.#desk ??= await this.#open());
    if (desk.variant !== variant) {
      await loadStorybook(desk.page, this.#url, settings[variant]);
      desk.variant = variant;
    }
    const { globals: wanted } = settings[variant];
    // Played in English like everywhere, so that no play function must know languages, and then drawn anew in the other.
    const playedIn = { ...wanted, locale: settings.base.globals['locale'] };
    const { problems, globals, empty, clip } = await desk.page.evaluate(
      async ({ storyId, limits, playedIn, wanted }) => {
        const { visualAgent } = globalThis as unknown as AgentPage;
        visualAgent.begin(playedIn);
        const played = await visualAgent.play(storyId);
        if (played.problems.length === 0) played.problems.push(...(await visualAgent.changeTo(wanted, 16)));
        await visualAgent.settle();
        return { ...played, ...visualAgent.frame(limits) };
      },
      { storyId, limits, playedIn, wanted },
    );
    for (const [name, value] of Object.entries(playedIn)) {
      if (globals[name] !== value && problems.length === 0)
        problems.push(`Storybook has no global "${name}": declare it in initialGlobals of the preview.`);
    }
    if (empty && problems.length === 0) problems.push('The story renders nothing: give it something to show, or remove it.');
    return { problems, png: await photograph(desk, clip, variant) };
  }

  async #open(): Promise<Desk> {
    const page = await openDesk(this.#browser, settings.base.viewport, [installFrame, installMood]);
    return { page, cdp: await page.context().newCDPSession(page) };
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
