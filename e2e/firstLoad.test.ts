import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

/* What the document of a page starts by itself (docs/decisions/11-first-load.md). Its order is tested, not its time. */
let shop: Shop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const context = await shop.newBrowser();
  page = await context.newPage();
  return () => context.close();
});

/** Opens a page and keeps back the script of the shop; what was asked for meanwhile, and the way to let it through. */
async function openWithoutShop(path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().slice(shop.url.length)));
  const scripts = (await (await fetch(shop.url + path)).text()).matchAll(/<script type="module" crossorigin src="([^"]+)"/g);
  for (const [, script = ''] of scripts)
    await page.route(shop.url + script, async (route) => {
      await released;
      await route.continue();
    });
  await page.goto(shop.url + path, { waitUntil: 'commit' });
  return { asked, release };
}

test('home starts its code, texts and data, and is painted, before the script of the shop has come', async () => {
  const { asked, release } = await openWithoutShop('/');
  const first = [
    /^\/assets\/home-[\w-]+\.js$/,
    /^\/assets\/texts-\w+\/en\/common\.json$/,
    /^\/api\/pc\/home\/index$/,
    /^\/api\/front\/index\/product\?/,
  ];
  for (const address of first) await expect.poll(() => asked.filter((one) => address.test(one))).toHaveLength(1);
  await page.getByText('Recommended for you').waitFor();
  expect(await page.locator('header').getByText('Sign in').count()).toBe(1);
  expect(await page.locator('main article').count()).toBe(0);
  release();
  await page.locator('main article').first().waitFor();
  await page.mouse.move(200, 200);
  await page.locator('footer:not(article footer)').waitFor();
  for (const address of first) expect(asked.filter((one) => address.test(one))).toHaveLength(1);
  expect(shop.browserErrors.splice(0)).toEqual([]);
});

test('nothing can be typed or pressed before the shop is there', async () => {
  const { release } = await openWithoutShop('/fr/login');
  await page.locator('header').getByText('Se connecter').waitFor();
  expect(await page.evaluate(() => document.querySelector('#root > *')?.hasAttribute('inert'))).toBe(true);
  expect(await page.locator('main input').count()).toBe(0);
  release();
  await page.locator('main input').first().waitFor();
  expect(await page.locator('[inert]').count()).toBe(0);
  expect(shop.browserErrors.splice(0)).toEqual([]);
});

test('an address without a document of its own shows its page, too', async () => {
  await page.goto(`${shop.url}/goods_detail/101`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${shop.url}/nowhere`);
  await page
    .getByRole('main')
    .getByRole('heading', { name: /not be found/ })
    .waitFor();
  expect(shop.browserErrors.splice(0)).toEqual([]);
});
