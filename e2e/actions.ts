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
 * Follows what a page asks for from now on. What it returns waits until nothing is under way and nothing has come for half
 * a second; the browser itself says so only once a page.
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
