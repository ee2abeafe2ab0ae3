import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

/* Finding goods by category and by words, by keys alone, and coming back to where one was. */
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

const main = () => page.getByRole('main');
const cards = () => main().getByRole('article');
const names = () => cards().getByRole('heading').allTextContents();
/** What was found before is gone. */
const fresh = () => main().locator('[aria-busy=true]').waitFor({ state: 'detached' });
const address = () => page.url().slice(shop.url.length);
const present = (name: string) => main().getByRole('link', { name, exact: true }).and(page.locator('[aria-current]'));

/** Presses Tab until what has this name has the focus. */
async function tabTo(name: string | RegExp, role: 'link' | 'button' | 'combobox' | 'textbox'): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let step = 0; step < 80; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to the ${role} "${name}".`);
}

test('by category: from the menu, sorted, narrowed and turned, all by keys', { timeout: 60_000 }, async () => {
  await page.goto(shop.url);
  await tabTo('All categories', 'button');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Electronics' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/Electronics/);
  await page.keyboard.press('Enter');
  await main()
    .getByRole('heading', { level: 1, name: /^Electronics/ })
    .waitFor();
  expect(address()).toBe('/goods/goods_search?cid=3000');
  await cards().first().waitFor();
  const usual = await names();

  await tabTo('Price: low to high', 'link');
  await page.keyboard.press('Enter');
  await present('Price: low to high').waitFor();
  expect(address()).toBe('/goods/goods_search?cid=3000&sort=price-asc');
  await expect.poll(names).not.toEqual(usual);
  await fresh();
  const cheapest = await names();

  await tabTo('Lowest price', 'textbox');
  await page.keyboard.type('₹1,000');
  await page.keyboard.press('Enter');
  await expect.poll(address).toBe('/goods/goods_search?cid=3000&sort=price-asc&min=1000');
  await expect.poll(names).not.toEqual(cheapest);
  await main().getByRole('link', { name: 'Page 2' }).waitFor();
  await fresh();
  const first = await names();

  await tabTo('Page 2', 'link');
  await page.keyboard.press('Enter');
  await expect.poll(address).toBe('/goods/goods_search?cid=3000&sort=price-asc&min=1000&page=2');
  await expect.poll(names).not.toEqual(first);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');

  await page.goBack();
  await expect.poll(names).toEqual(first);
  await page.goBack();
  await expect.poll(address).toBe('/goods/goods_search?cid=3000&sort=price-asc');
  expect(await main().getByRole('textbox', { name: 'Lowest price' }).inputValue()).toBe('');
});

test('by words: suggested while typing, remembered on the device, forgotten', { timeout: 60_000 }, async () => {
  await page.goto(`${shop.url}/about/us`);
  await tabTo('Search for items', 'combobox');
  await page.keyboard.type('teapot');
  const banner = page.getByRole('banner');
  await banner
    .getByRole('option', { name: /teapot/i })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  const title = main().getByRole('heading', { level: 1 });
  await title.filter({ hasText: /^“teapot” \d+ items$/ }).waitFor();
  expect(address()).toBe('/goods/goods_search?title=teapot');
  await expect.poll(() => page.title()).toBe('“teapot” – Galleria');
  await cards().first().waitFor();
  expect((await names()).every((name) => /teapot|tea/i.test(name))).toBe(true);

  const field = banner.getByRole('combobox');
  await field.fill('');
  await banner.getByRole('option', { name: 'teapot', exact: true }).first().waitFor();
  await banner.getByRole('button', { name: 'Remove “teapot”' }).click();
  await banner.getByRole('button', { name: 'Remove “teapot”' }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('galleria.recentSearches'))).toBeNull();

  // A suggestion by keys: the first of what many search for.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await title.filter({ hasText: /^“running shoe”/ }).waitFor();
});

test('Back restores list, page and place', { timeout: 60_000 }, async () => {
  await page.goto(`${shop.url}/goods/goods_search?sort=sales&page=2`);
  await cards().first().waitFor();
  const before = await names();
  const card = cards().nth(13);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 180));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).waitFor();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy policy' })
    .evaluate((link: HTMLElement) => link.click());
  await main().getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await cards().first().waitFor();
  expect(address()).toBe('/goods/goods_search?sort=sales&page=2');
  expect(await names()).toEqual(before);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
  await page.goForward();
  await main().getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
});

test('shops beside goods, and a price range upside down, from the address alone', async () => {
  await page.goto(`${shop.url}/goods/goods_search?title=clay&min=2000&max=500`);
  await main().getByText('The lowest price was above the highest').waitFor();
  await expect.poll(() => main().getByRole('textbox', { name: 'Lowest price' }).inputValue()).toBe('500');
  await main().getByRole('link', { name: 'Shops', exact: true }).click();
  await cards().filter({ hasText: 'Kiln & Clay' }).waitFor();
  await main().getByRole('link', { name: 'Workshop' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('3');
  await cards().filter({ hasText: 'Kiln & Clay' }).waitFor();
});

test.each([
  ['scripts as words', `title=${encodeURIComponent('<script>alert(1)</script>'.repeat(80))}`],
  ['500 emoji and no numbers', `title=${encodeURIComponent('👜'.repeat(500))}&cid=-1&page=NaN&sort=__proto__&tab=%00&type=1e9`],
  ['half a letter and endless prices', 'title=%E0%A4%A&min=-1&max=Infinity'],
  ['a page beyond the last', 'page=9999'],
])('an address with %s shows a search', async (_, query) => {
  await page.goto(`${shop.url}/goods/goods_search?${query}`);
  await main().getByRole('heading', { level: 1 }).waitFor();
  await cards().first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});

test('an activity leads to its goods, and one that is over, or none, leads on', async () => {
  await page.goto(`${shop.url}/goods/activity_list?id=1`);
  await main().getByRole('heading', { level: 1, name: 'The monsoon edit' }).waitFor();
  await cards().first().waitFor();
  for (const id of ['5', '999', 'x', '']) {
    await page.goto(`${shop.url}/goods/activity_list?id=${id}`);
    await main().getByRole('link', { name: 'See all items' }).waitFor();
    await expect.poll(() => page.title()).toBe('This promotion isn’t running – Galleria');
  }
  await main().getByRole('link', { name: 'See all items' }).click();
  await main()
    .getByRole('heading', { level: 1, name: /^All items/ })
    .waitFor();
});

test('the browser had nothing to complain of', () => {
  expect(shop.browserErrors).toEqual([]);
});
