import type { Locator, Page, Request } from 'playwright';
import { vi } from 'vitest';
import { ananya } from '../mocks/market/shoppers.ts';

/** Signs Ananya in, or somebody else, by the form of the page, or of the popup over it. */
export async function signIn(page: Page, root: Locator = page.getByRole('main'), who = ananya): Promise<void> {
  await root.getByLabel('Phone number').fill(who.phone);
  await root.getByLabel('Password', { exact: true }).fill(who.password);
  await root.getByRole('checkbox').check();
  await root.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Chooses a language in the bar, by its own name. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('menuitemradio', { name }).click();
}

/**
 * Tracks the requests of a page from now on. The function it returns waits until none is pending and none has ended for half
 * a second; the browser's own `networkidle` comes only once per page.
 */
export function trackRequests(page: Page): () => Promise<void> {
  // By themselves, not by their number: one that was under way before ends as well.
  const pending = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    pending.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    await vi.waitUntil(() => pending.size === 0 && performance.now() - last > 500, { timeout: 10_000 });
  };
}

/** From now on notes whether the page shows a text, if only for a moment; the function it returns tells. */
export async function watchFor(page: Page, text: string): Promise<() => Promise<unknown>> {
  await page.evaluate((watched) => {
    const watch = { came: false };
    Object.assign(globalThis, { watch });
    new MutationObserver(() => {
      watch.came ||= document.querySelector('main')?.textContent.includes(watched) ?? false;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, text);
  return () => page.evaluate<unknown>(() => Reflect.get(globalThis, 'watch')?.came);
}
