import type { Browser, CDPSession, Page } from 'playwright';
import { settle } from './lateScripts.ts';
import type { AgentPage, Clip } from './page/agent.ts';
import { installConditions } from './page/conditions.ts';
import { installFrame } from './page/frame.ts';
import type { Check, Mode, Scene, Visit } from './scenes.ts';
import type { Screenshot } from './stories.ts';
import { loadStorybook, openStorybookPage, within } from './storybookPage.ts';
import { type Setting, settings } from './variants.ts';

/** The picture of a story, and what is wrong with the story before any pixel is compared. */
export interface Capture {
  problems: string[];
  png?: Buffer;
}

/** Takes what a visit finds, scene by scene. */
export interface Finds {
  capture: (screenshot: Screenshot, capture: Capture) => Promise<void>;
  look: (visit: Visit, mode: Mode, sentences: readonly string[]) => void;
}

interface Found {
  capture: Capture;
  /** What the checks of the scene say. */
  looked: readonly string[];
}

interface OpenPage {
  page: Page;
  cdp: CDPSession;
  /** Where Storybook was loaded. */
  width: number;
  present: Setting;
  /** Drawn pictures that the story on the page asked for and that there are no files of. */
  missing: Set<string>;
}

interface PageOptions {
  url: string;
  checks: readonly Check[];
  /** Plays where most shoppers are, and not where nothing moves. */
  withMotion: boolean;
}

const sceneSeconds = 60;
const limits = { size: 8000, margin: 24 };
const { base } = settings;

/** A page that is used for one story after the other, and replaced after a story that broke. */
export class VisitPage {
  readonly #browser: Browser;
  readonly #options: PageOptions;
  #current: OpenPage | undefined;
  #compared = Promise.resolve();

  constructor(browser: Browser, options: PageOptions) {
    this.#browser = browser;
    this.#options = options;
  }

  /** Plays a story and shows it in its scenes. What breaks one scene ends the visit: the page is no longer what it was. */
  async visit(visit: Visit, finds: Finds): Promise<void> {
    let broken: string[] = await within(sceneSeconds, this.#play(visit)).catch(sentences);
    for (const [at, scene] of visit.scenes.entries()) {
      const isLost = at > 0 && broken.length > 0;
      const found: Found = isLost ? lost : await within(sceneSeconds, this.#show(scene, broken)).catch((error) => failed(broken, error));
      broken = found.capture.problems;
      if (scene.screenshot) {
        // At most one picture per page is being compared: decoded, a long one takes 20 MB.
        await this.#compared;
        this.#compared = finds.capture(scene.screenshot, found.capture);
      }
      if (scene.mode) finds.look(visit, scene.mode, broken.length > 0 ? broken : found.looked);
    }
    // An error may still have something to say, and must not say it while the next story is on.
    if (broken.length > 0) await this.close();
  }

  async close(): Promise<void> {
    const current = this.#current;
    this.#current = undefined;
    await this.#compared;
    await current?.page.context().close();
  }

  async #play({ storyId, viewport }: Visit): Promise<string[]> {
    const setting = { ...base, viewport };
    const current = (this.#current ??= await this.#open(viewport));
    await adapt(current, setting);
    if (current.width !== viewport.width) {
      await loadStorybook(current.page, this.#options.url, setting);
      current.width = viewport.width;
    }
    const { problems, globals } = await current.page.evaluate(
      ({ storyId, globals }) => {
        const { visualAgent } = globalThis as unknown as AgentPage;
        visualAgent.begin(globals);
        return visualAgent.play(storyId);
      },
      // In English like everywhere, so that no play function must know languages, and then drawn anew in the other.
      { storyId, globals: base.globals },
    );
    for (const [name, value] of Object.entries(base.globals)) {
      if (globals[name] !== value && problems.length === 0)
        problems.push(`Storybook has no global "${name}": declare it in initialGlobals of the preview.`);
    }
    return problems;
  }

  /** A story that is broken has a picture for the report all the same. */
  async #show({ setting, screenshot, mode }: Scene, broken: readonly string[]): Promise<Found> {
    const current = this.#current;
    if (!current) return { capture: { problems: [...broken] }, looked: [] };
    const problems = [...broken];
    if (broken.length === 0) {
      await adapt(current, setting);
      problems.push(
        ...(await current.page.evaluate(
          ({ globals, textSize }) => (globalThis as unknown as AgentPage).visualAgent.changeTo(globals, textSize),
          setting,
        )),
      );
    }
    await settle(current.page);
    for (const picture of current.missing)
      problems.push(`There is no file of ${picture}: name it in mocks/market/catalogue/usedPictures.ts.`);
    current.missing.clear();
    const capture = screenshot ? await photograph(current, setting, problems) : { problems };
    const looked: string[] = [];
    if (capture.problems.length === 0) for (const { find } of mode?.checks ?? []) looked.push(...(await find(current.page)));
    return { capture, looked };
  }

  async #open(viewport: Setting['viewport']): Promise<OpenPage> {
    const { url, checks, withMotion } = this.#options;
    const page = await openStorybookPage(this.#browser, {
      viewport,
      reducedMotion: withMotion ? 'no-preference' : 'reduce',
      installs: [...new Set([installFrame, installConditions, ...checks.map(({ install }) => install)])],
      scripts: new Set(checks.flatMap(({ script }) => script ?? [])),
    });
    const setting = { ...base, viewport };
    await loadStorybook(page, url, setting);
    return { page, cdp: await page.context().newCDPSession(page), width: viewport.width, present: setting, missing: missingPictures(page) };
  }
}

/** What stories about a picture that does not load ask for. */
const noPicture = '/pictures/there-is-none.svg';

/** Collects what the server has not of the drawn pictures. */
function missingPictures(page: Page): Set<string> {
  const missing = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 404 && pathname.startsWith('/pictures/') && pathname !== noPicture) missing.add(pathname);
  });
  return missing;
}

/** Window and colours of the system. To say again what holds already costs as much as to change it. */
async function adapt(current: OpenPage, setting: Setting): Promise<void> {
  const { page, cdp, present } = current;
  if (present.viewport.width !== setting.viewport.width) {
    // Playwright's own way waits for a window of that size to be painted, once more than is needed; the two must not be mixed.
    await cdp.send('Emulation.setDeviceMetricsOverride', { ...setting.viewport, deviceScaleFactor: 1, mobile: false });
  }
  if (present.forcedColors !== setting.forcedColors) await page.emulateMedia({ forcedColors: setting.forcedColors });
  current.present = setting;
}

async function photograph(current: OpenPage, setting: Setting, before: readonly string[]): Promise<Capture> {
  const problems = [...before];
  const { page } = current;
  const { empty, clip } = await page.evaluate((limits) => (globalThis as unknown as AgentPage).visualAgent.frame(limits), limits);
  if (empty && problems.length === 0) problems.push('The story renders nothing: give it something to show, or remove it.');
  const png = await takeScreenshot(current, clip, setting.viewport);
  await page.evaluate(() => (globalThis as unknown as AgentPage).visualAgent.release());
  return { problems, png };
}

async function takeScreenshot({ cdp }: OpenPage, clip: Clip, { width, height }: Setting['viewport']): Promise<Buffer> {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: clip.x + clip.width > width || clip.y + clip.height > height,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

const lost: Found = { capture: { problems: ['It was not looked at, as an earlier look at this story failed.'] }, looked: [] };

const failed = (broken: readonly string[], error: unknown): Found => ({
  capture: { problems: broken.length > 0 ? [...broken] : sentences(error) },
  looked: [],
});

function sentences(error: unknown): string[] {
  return [error instanceof Error ? error.message : String(error)];
}
