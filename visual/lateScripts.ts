import type { Page, Request } from 'playwright';
import type { AgentPage } from './page/agent.ts';

const kinds = ['script', 'stylesheet'];

/** The scripts and style sheets that a page is loading. A part of a story that is imported late shows nothing before. */
class LateScripts {
  #started = 0;
  readonly #loading = new Set<Request>();
  #wake = () => {};

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!kinds.includes(request.resourceType())) return;
      this.#started += 1;
      this.#loading.add(request);
    });
    const end = (request: Request) => {
      this.#loading.delete(request);
      if (this.#loading.size === 0) this.#wake();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Waits until nothing is loading. Returns how many there were up to now. */
  async loaded(): Promise<number> {
    while (this.#loading.size > 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#started;
  }
}

const ofPages = new WeakMap<Page, LateScripts>();

/** Begins to count, before the page loads anything. */
export function watchScripts(page: Page): void {
  ofPages.set(page, new LateScripts(page));
}

/**
 * Waits until what the story shows can no longer change by itself, parts that are imported late among it.
 * @throws Error when the page is not watched.
 */
export async function settle(page: Page): Promise<void> {
  const scripts = ofPages.get(page);
  if (!scripts) throw new Error('The scripts of this page are not watched: call watchScripts when it is opened.');
  for (let [before, now] = [-1, await scripts.loaded()]; now !== before; now = await scripts.loaded()) {
    before = now;
    await page.evaluate(() => (globalThis as unknown as AgentPage).visualAgent.settle());
  }
}
