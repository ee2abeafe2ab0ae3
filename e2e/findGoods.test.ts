import type { Page } from 'playwright';
import { expect, test } from './test.ts';

/* Finding goods by category and by words, by keys alone, and coming back to where one was. */

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
/** What was found before is gone. */
const fresh = (page: Page) => main(page).locator('[aria-busy=true]').waitFor({ state: 'detached' });
const address = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const present = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).and(page.locator('[aria-current]'));

/** Presses Tab until what has this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'combobox' | 'textbox'): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let step = 0; step < 80; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to the ${role} "${name}".`);
}

test('by category: from the menu, sorted, narrowed and turned, all by keys', { timeout: 60_000 }, async ({ shop, page }) => {
  await page.goto(shop.url);
  await tabTo(page, 'All categories', 'button');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Electronics' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/Electronics/);
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('heading', { level: 1, name: /^Electronics/ })
    .waitFor();
  expect(address(page)).toBe('/goods/goods_search?cid=3000');
  await cards(page).first().waitFor();
  const usual = await names(page);

  await tabTo(page, 'Price: low to high', 'link');
  await page.keyboard.press('Enter');
  await present(page, 'Price: low to high').waitFor();
  expect(address(page)).toBe('/goods/goods_search?cid=3000&sort=price-asc');
  await expect.poll(() => names(page)).not.toEqual(usual);
  await fresh(page);
  const cheapest = await names(page);

  await tabTo(page, 'Lowest price', 'textbox');
  await page.keyboard.type('₹1,000');
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toBe('/goods/goods_search?cid=3000&sort=price-asc&min=1000');
  await expect.poll(() => names(page)).not.toEqual(cheapest);
  await main(page).getByRole('link', { name: 'Page 2' }).waitFor();
  await fresh(page);
  const first = await names(page);

  await tabTo(page, 'Page 2', 'link');
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toBe('/goods/goods_search?cid=3000&sort=price-asc&min=1000&page=2');
  await expect.poll(() => names(page)).not.toEqual(first);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');

  await page.goBack();
  await expect.poll(() => names(page)).toEqual(first);
  await page.goBack();
  await expect.poll(() => address(page)).toBe('/goods/goods_search?cid=3000&sort=price-asc');
  expect(await main(page).getByRole('textbox', { name: 'Lowest price' }).inputValue()).toBe('');
});

test('by words: suggested while typing, remembered on the device, forgotten', { timeout: 60_000 }, async ({ shop, page }) => {
  await page.goto(`${shop.url}/about/us`);
  await tabTo(page, 'Search for items', 'combobox');
  await page.keyboard.type('teapot');
  const banner = page.getByRole('banner');
  await banner
    .getByRole('option', { name: /teapot/i })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  const title = main(page).getByRole('heading', { level: 1 });
  await title.filter({ hasText: /^“teapot” \d+ items$/ }).waitFor();
  expect(address(page)).toBe('/goods/goods_search?title=teapot');
  await expect.poll(() => page.title()).toBe('“teapot” – Galleria');
  await cards(page).first().waitFor();
  expect((await names(page)).every((name) => /teapot|tea/i.test(name))).toBe(true);

  const field = banner.getByRole('combobox');
  await field.fill('');
  await banner.getByRole('option', { name: 'teapot', exact: true }).first().waitFor();
  await banner.getByRole('button', { name: 'Remove “teapot”' }).click();
  await banner.getByRole('button', { name: 'Remove “teapot”' }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('galleria.recentSearches'))).toBeNull();

  // Goods with other names are not offered while those are on their way.
  const goods = banner.getByRole('option', { name: /teapot.*₹/i });
  await field.fill('teapot');
  await goods.first().waitFor();
  shop.network.delay = 2000;
  await field.fill('headphones');
  await goods.first().waitFor({ state: 'detached', timeout: 1000 });
  shop.network.delay = 0;
  await field.fill('');

  // A suggestion by keys: the first of what many search for.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await title.filter({ hasText: /^“running shoe”/ }).waitFor();
});

test('Back restores list, page and place', { timeout: 60_000 }, async ({ shop, page }) => {
  await page.goto(`${shop.url}/goods/goods_search?sort=sales&page=2`);
  await cards(page).first().waitFor();
  const before = await names(page);
  const card = cards(page).nth(13);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 180));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).waitFor();
  // Letters that come late move what stands above the place by a pixel or two, and the browser scrolls along.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy policy' })
    .evaluate((link: HTMLElement) => link.click());
  await main(page).getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await cards(page).first().waitFor();
  expect(address(page)).toBe('/goods/goods_search?sort=sales&page=2');
  expect(await names(page)).toEqual(before);
  // Letters that come later still move it by a pixel or two.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);
  await page.goForward();
  await main(page).getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
});

test('shops beside goods, and a price range upside down, from the address alone', async ({ shop, page }) => {
  await page.goto(`${shop.url}/goods/goods_search?title=clay&min=2000&max=500`);
  await main(page).getByText('The lowest price was above the highest').waitFor();
  await expect.poll(() => main(page).getByRole('textbox', { name: 'Lowest price' }).inputValue()).toBe('500');
  await main(page).getByRole('link', { name: 'Shops', exact: true }).click();
  await cards(page).filter({ hasText: 'Kiln & Clay' }).waitFor();
  await main(page).getByRole('link', { name: 'Workshop' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('3');
  await cards(page).filter({ hasText: 'Kiln & Clay' }).waitFor();
});

test.for([
  ['scripts as words', `title=${encodeURIComponent('<script>alert(1)</script>'.repeat(80))}`],
  ['500 emoji and no numbers', `title=${encodeURIComponent('👜'.repeat(500))}&cid=-1&page=NaN&sort=__proto__&tab=%00&type=1e9`],
  ['half a letter and endless prices', 'title=%E0%A4%A&min=-1&max=Infinity'],
  ['a page beyond the last', 'page=9999'],
])('an address with %s shows a search', async ([, query], { shop, page }) => {
  await page.goto(`${shop.url}/goods/goods_search?${query}`);
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  await cards(page).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});

test('an activity leads to its goods, and one that is over, or none, leads on', async ({ shop, page }) => {
  await page.goto(`${shop.url}/goods/activity_list?id=1`);
  await main(page).getByRole('heading', { level: 1, name: 'The monsoon edit' }).waitFor();
  await cards(page).first().waitFor();
  for (const [id, title] of [
    ['5', 'Spring clearance is over'],
    ['999', 'This promotion does not exist'],
    ['x', 'This promotion isn’t running'],
    ['', 'This promotion isn’t running'],
  ]) {
    await page.goto(`${shop.url}/goods/activity_list?id=${id}`);
    await main(page).getByRole('link', { name: 'See all items' }).waitFor();
    await expect.poll(() => page.title()).toBe(`${title} – Galleria`);
  }
  await main(page).getByRole('link', { name: 'See all items' }).click();
  await main(page)
    .getByRole('heading', { level: 1, name: /^All items/ })
    .waitFor();
});

test('the browser had nothing to complain of', ({ shop }) => {
  expect(shop.browserErrors).toEqual([]);
});
