import type { BrowserContext } from 'playwright';
import { expect, test as base } from 'vitest';
import { openShop } from './shop.ts';

// From here, since oxlint knows no other test than Vitest's: the `expect` of Vitest in one of these would be outside of any test for it.
export { expect };

/** A test of the shop. What it asks for by name is made for it, and closed when it is no longer needed. */
export const test = base
  /** A marketplace, a server and a browser, shared by the tests of a file and by no other file. */
  // oxlint-disable-next-line no-empty-pattern -- by the pattern Vitest knows what a fixture needs: this one needs none
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
    const shop = await openShop();
    onCleanup(() => shop.close());
    return shop;
  })
  /** The browser context of one test, without the cookies and storage of any other. */
  .extend('context', async ({ shop, task }, { onCleanup }) => {
    const context = await shop.newBrowser();
    onCleanup(async () => {
      if (task.result?.state === 'fail') await describePages(context);
      await context.close();
    });
    return context;
  })
  /** A tab in it. */
  .extend('page', ({ context }) => context.newPage())
  /** Fails a test that asserts nothing, which oxlint would see in a test of Vitest's. */
  // oxlint-disable-next-line no-standalone-expect -- a fixture runs within the test that it is made for
  .extend('asserts', { auto: true }, () => expect.hasAssertions());

/** Prints what a screen reader finds in each tab, for whoever looks for the cause of a failure that does not come again. */
async function describePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const content = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error: unknown) => `cannot be read: ${String(error)}`);
    // oxlint-disable-next-line no-console -- beside the failure that the reporter prints
    console.log(`The page at the failure, ${page.url()}:\n${content.slice(0, 8000)}`);
  }
}
