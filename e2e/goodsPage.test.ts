import { shoeSkus } from '../mocks/scenarios/goodsDetail.ts';
import { signIn } from './actions.ts';
import { expect, test } from './test.ts';

test('A visitor chooses a specification and puts it into the cart of the device, which joins the account where they buy', async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.url}/goods_detail/106`);
  await page.getByRole('heading', { level: 1, name: /Strider Lite/ }).waitFor();
  // What it tells search engines passes the content policy of the production build.
  const descriptions = page.locator('script[type="application/ld+json"]');
  await expect.poll(async () => (await descriptions.allTextContents()).join(' ')).toMatch(/"@type":"Product".*"@type":"BreadcrumbList"/);

  // Too soon: the page says what is missing, and leads there.
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Choose an option for Colour.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');

  // By the keyboard: the next colour, then a size. The address names the sku, and no step back leads through the choices.
  const steps = await page.evaluate(() => history.length);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => new URL(page.url()).searchParams.get('sku')).toBe(String(shoeSkus.teal8));
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText(/is in your cart/).waitFor();
  await page.getByRole('link', { name: /^Cart 1 item$/ }).waitFor();

  // The address can be shared: what was chosen is chosen.
  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: 'Teal' }).isChecked()).toBe(true);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.poll(() => page.url()).toContain(`sku=${shoeSkus.teal8}&tab=reviews&page=2`);
  await expect.poll(() => page.getByRole('tabpanel').evaluate((panel) => panel.getBoundingClientRect().top)).toBeLessThan(200);

  await page.getByRole('button', { name: 'Buy now' }).click();
  const popup = page.getByRole('dialog');
  await signIn(page, popup);
  await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
  expect(shop.browserErrors).toEqual([]);
});

test('Of choices that follow each other at once, the address keeps the last', async ({ shop, page }) => {
  await page.goto(`${shop.url}/goods_detail/106?sku=${shoeSkus.teal8}`);
  const [teal, lilac] = [page.getByRole('radio', { name: 'Teal' }), page.getByRole('radio', { name: 'Lilac' })];
  await expect.poll(() => teal.isChecked()).toBe(true);
  // In one task of the page, so that nothing is drawn and no address is written between the two.
  await lilac.evaluate(
    (lilac: HTMLElement, teal) => {
      lilac.click();
      (teal as HTMLElement).click();
    },
    await teal.elementHandle(),
  );
  expect(await teal.isChecked()).toBe(true);
  await page.waitForTimeout(500);
  expect(new URL(page.url()).searchParams.get('sku')).toBe(String(shoeSkus.teal8));
});

test('What is chosen stays chosen when the language is changed', async ({ shop, page }) => {
  await page.goto(`${shop.url}/goods_detail/106?sku=${shoeSkus.teal8}`);
  await expect.poll(() => page.getByRole('radio', { name: 'Teal' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('menuitemradio', { name: /ไทย/ }).click();
  await page.waitForURL(/\/th\/goods_detail\/106/);
  for (const name of ['เขียวหัวเป็ด', 'UK 8']) await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
  expect(shop.browserErrors).toEqual([]);
});

test('Goods are fetched while their link is pointed at, and asked for once', async ({ shop, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/product\/detail\/\d+$/.test(pathname)) asked.push(pathname);
  });
  await page.goto(`${shop.url}/goods/top_one`);
  const link = page.getByRole('article').getByRole('link').first();
  // Whoever points before the page listens points again.
  const point = async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    return asked;
  };
  await expect.poll(point).toHaveLength(1);
  await link.click();
  await page.getByRole('button', { name: 'Buy now' }).waitFor();
  expect(asked).toHaveLength(1);
});

test('A heart while signed out is carried out after signing in, and found in the wish list', async ({ shop, page }) => {
  await page.goto(`${shop.url}/goods_detail/119`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to wish list' }).click();
  const popup = page.getByRole('dialog');
  await signIn(page, popup);
  await popup.waitFor({ state: 'hidden' });
  await main.getByRole('button', { name: 'Remove from wish list' }).waitFor();
  await page.goto(`${shop.url}/users/collection_list`);
  await main.getByRole('link', { name: /^Willow market basket/ }).waitFor();

  // Taken out again where it stands.
  await main.getByRole('link', { name: /^Willow market basket/ }).click();
  await main.getByRole('button', { name: 'Remove from wish list' }).click();
  await main.getByRole('button', { name: 'Add to wish list' }).waitFor();
  await page.goBack();
  await main.getByRole('heading', { level: 1 }).waitFor();
  await main.getByRole('link', { name: /^Willow market basket/ }).waitFor({ state: 'hidden' });
  expect(shop.browserErrors).toEqual([]);
});

test('What comes late neither holds up what is in the cart nor leads back whoever has gone on', async ({ shop, page }) => {
  await page.goto(`${shop.url}/login`);
  await signIn(page);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const badge = page.waitForResponse((response) => response.url().includes('/cart/count?'));
  await page.goto(`${shop.url}/goods_detail/108?sku=1081`);
  await badge;
  await page.route('**/cart/count?*', () => {});
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText(/is in your cart/).waitFor({ timeout: 5000 });

  const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  await policy.waitFor();
  const begun = page.waitForResponse((response) => response.url().includes('/pre/order'));
  shop.network.delay = 1000;
  await page.getByRole('button', { name: 'Buy now' }).click();
  await policy.click();
  await page.waitForURL(/\/policy\/privacy/);
  await begun;
  shop.network.delay = 0;
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  // Nothing is to be seen of it: it would have led away within this time, as the answer is there.
  await page.waitForTimeout(300);
  expect(new URL(page.url()).pathname).toBe('/policy/privacy');
});

test('Goods that are taken off sale while their page is open are no longer offered once somebody wants them', async ({ shop, page }) => {
  await page.goto(`${shop.url}/login`);
  await signIn(page);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.goto(`${shop.url}/goods_detail/103`);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.waitFor();
  await shop.simulate('products/103/withdraw');
  await add.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'This item isn’t on sale' });
  await heading.waitFor();
  expect(await add.count()).toBe(0);
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await shop.simulate('products/103/offer');
  shop.browserErrors.splice(0);
});

test('Coupons of the category of goods are on offer beside them', async ({ shop, page }) => {
  await page.goto(`${shop.url}/goods_detail/104`);
  await page.getByRole('button', { name: /coupon/ }).click();
  const offer = page.getByRole('dialog').getByText('Home and kitchen').first();
  await expect.poll(() => offer.isVisible()).toBe(true);
});
