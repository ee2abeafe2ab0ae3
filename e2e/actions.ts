import type { Locator, Page } from 'playwright';
import { vi } from 'vitest';
import { ananya } from '../mocks/market/shoppers.ts';

/** Signs Ananya in by the form of the page, or of the popup over it. */
export async function signIn(page: Page, root: Locator = page.getByRole('main')): Promise<void> {
  await root.getByLabel('Phone number').fill(ananya.phone);
  await root.getByLabel('Password', { exact: true }).fill(ananya.password);
  await root.getByRole('checkbox').check();
  await root.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Tracks the requests of a page from now on. The function it returns waits until none is pending and none has ended for half
 * a second; the browser's own `networkidle` comes only once per page.
 */
export function trackRequests(page: Page): () => Promise<void> {
  let underWay = 0;
  let last = performance.now();
  const note = (change: number) => () => {
    underWay += change;
    last = performance.now();
  };
  page.on('request', note(1)).on('requestfinished', note(-1)).on('requestfailed', note(-1));
  return async () => {
    await vi.waitUntil(() => underWay === 0 && performance.now() - last > 500, { timeout: 10_000 });
  };
}
