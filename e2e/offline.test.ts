import { expect, test } from './test.ts';

/* A shopper without a network keeps the page they read (docs/domain/site.md#new-versions). */

test('a menu that is pressed while offline, and whose code is not there yet, leaves the page as it is', async ({ shop, context, page }) => {
  await page.goto(`${shop.url}/about/us`);
  await page.getByRole('contentinfo').waitFor();
  const title = page.getByRole('heading', { level: 1, name: 'One arcade, many shops' });
  const categories = page.getByRole('button', { name: 'All categories' });

  await context.setOffline(true);
  await categories.click();
  await page.getByText('What you see may be out of date').waitFor();
  await expect.poll(() => categories.getAttribute('aria-expanded')).toBe('true');
  expect(await title.isVisible()).toBe(true);

  // Who no longer waits for it goes on.
  await page.keyboard.press('Escape');
  await expect.poll(() => categories.getAttribute('aria-expanded')).toBe('false');
  await context.setOffline(false);
  await page.getByText('What you see may be out of date').waitFor({ state: 'hidden' });
  // A browser may remember that code did not come, and then the page loads anew.
  await expect
    .poll(async () => {
      if ((await categories.getAttribute('aria-expanded')) !== 'true') await categories.click();
      return page.getByRole('button', { name: 'Electronics' }).isVisible();
    })
    .toBe(true);
  expect(await title.isVisible()).toBe(true);
});
