import type { Page } from 'playwright';
import { ananya } from '../mocks/market/seed.ts';
import { tomas } from '../mocks/market/shoppers.ts';
import { chooseLanguage, signIn, trackRequests, watchFor } from './actions.ts';
import { slow } from './shop.ts';
import { expect, test } from './test.ts';

const orders = '/users/order_list?menuCur=111&tab=toShip';

/** What "within a second" allows, on a device that can do it. */
const soon = { timeout: slow ? 10_000 : 1000 };

async function signOut(tab: Page) {
  await tab.getByRole('banner').getByText(ananya.nickname).click();
  await tab.getByRole('button', { name: 'Sign out' }).click();
}

test('two tabs agree within a second after signing in, another language and signing out', async ({ shop, page }) => {
  const other = await page.context().newPage();
  await other.goto(`${shop.url}/policy/terms`);
  await other.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
  await page.goto(shop.url + orders);

  await signIn(page);
  await page.getByRole('heading', { name: 'My orders' }).waitFor();
  await other.getByRole('banner').getByText(ananya.nickname).waitFor(soon);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Mes commandes' }).waitFor();
  await expect.poll(() => page.url()).toBe(`${shop.url}/fr${orders}`);
  await expect.poll(() => other.evaluate(() => document.documentElement.lang), soon).toBe('fr');
  await expect.poll(() => new URL(other.url()).pathname).toBe('/fr/policy/terms');

  await other.goto(shop.url + orders);
  await other.getByRole('heading', { name: 'Mes commandes' }).waitFor();
  await page.getByRole('banner').getByText(ananya.nickname).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  // Home in both: the other tab was on a guarded page.
  await expect.poll(() => new URL(other.url()).pathname, soon).toBe('/fr');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/fr');
});

test('links of the account menu and of the categories keep the document', async ({ shop, page }) => {
  await page.goto(shop.url + orders);
  await signIn(page);
  await page.getByRole('heading', { name: 'My orders' }).waitFor();
  const banner = page.getByRole('banner');
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));

  await banner.getByText(ananya.nickname).click();
  await banner.getByRole('link', { name: 'Go to your account' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/users');

  await page.getByRole('button', { name: 'All categories' }).click();
  await page.getByRole('button', { name: 'Electronics' }).click();
  await page.getByRole('link', { name: 'Headphones' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/goods/goods_search');
  expect(documents).toBe(0);
});

test('a menu that is opened while the next page is on its way stays open when it has come', async ({ shop, page }) => {
  await page.goto(shop.url);
  await page.getByRole('contentinfo').waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/AboutUsRoute-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.getByRole('button', { name: 'All categories' }).click();
  await page.getByRole('button', { name: 'Electronics' }).waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'One arcade' }).waitFor();
  // The page is complete, and has set its focus.
  await expect.poll(() => page.title()).toContain('One arcade');
  expect(await page.getByRole('button', { name: 'Electronics' }).count()).toBe(1);
});

test('another language loses nothing that was typed', async ({ shop, page }) => {
  await page.goto(`${shop.url}/login?mode=2`);
  await page.getByRole('main').locator('input[type=email]').fill('half.an.addre');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect.poll(() => page.url()).toBe(`${shop.url}/es/login?mode=2`);
  await expect.poll(() => page.getByRole('main').locator('input[type=email]').inputValue()).toBe('half.an.addre');
});

test('another language names what a begun application offers', async ({ shop, page }) => {
  await page.goto(`${shop.url}/users/merchant_settled`);
  await signIn(page);
  const category = page.getByRole('main').getByRole('combobox').first();
  await category.selectOption({ index: 1 });
  const chosen = () => category.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '');
  expect(await chosen()).toMatch(/^[A-Z]/);
  await chooseLanguage(page, 'ไทย');
  await expect.poll(chosen).toMatch(/\p{Script=Thai}/u);
});

test('another language brings the names of goods in it, and the next visit begins with them', async ({ shop, page }) => {
  const inList = (heading: string, name: string) => page.getByRole('region', { name: heading, exact: true }).getByRole('link', { name });
  await page.goto(shop.url);
  await page.getByRole('main').getByRole('link', { name: 'Camel wool-blend overcoat' }).first().waitFor();
  await inList('Recommended for you', 'Camel wool-blend overcoat').waitFor();
  await chooseLanguage(page, 'ไทย');
  const thai = page.getByRole('main').getByRole('link', { name: 'เสื้อโค้ตผ้าวูลผสมสีน้ำตาลอูฐ' }).first();
  await thai.waitFor();
  await inList('แนะนำสำหรับคุณ', 'เสื้อโค้ตผ้าวูลผสมสีน้ำตาลอูฐ').waitFor();

  // And on a page without them, where the list that was seen is not there to hear of it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'เกี่ยวกับเรา' }).click();
  await page.waitForURL(/\/th\/about\/us/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'One arcade, many shops' }).waitFor();
  await page.goBack();
  await inList('Recommended for you', 'Camel wool-blend overcoat').waitFor();
  await chooseLanguage(page, 'ไทย');
  await thai.waitFor();

  const calls: string[] = [];
  page.on('request', (request) =>
    calls.push(...(request.url().includes('/activity/index/list') ? [request.headers()['accept-language'] ?? ''] : [])),
  );
  await page.reload();
  await thai.waitFor();
  // One call alone: the one that the document began was in the right language.
  expect(calls).toEqual(['th']);
});

test('whoever signs out on a page of the account sees home next, and is not asked to sign in again', async ({ shop, page }) => {
  await page.goto(shop.url + orders);
  await signIn(page);
  await page.getByRole('article').first().waitFor();
  const wasAsked = await watchFor(page, 'Sign in again');
  await signOut(page);
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await wasAsked()).toBe(false);
});

test('after signing out nothing private is left, not even by going back from another site', async ({ shop, page }) => {
  await page.goto(shop.url + orders);
  await signIn(page);
  await page.getByRole('article').first().waitFor();
  const left = await page.context().newPage();
  await left.goto(shop.url);
  const draft = 'galleria.draft/somebody/review/7';
  await page.evaluate((name) => sessionStorage.setItem(name, 'What was typed.'), draft);
  // To another site and, in the other tab, out of the account.
  await page.goto('data:text/html,<title>Elsewhere</title>');
  await left.getByRole('banner').getByText(ananya.nickname).waitFor();
  await signOut(left);
  await left.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
  await page.goBack();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(0);
  expect(await page.content()).not.toContain(ananya.nickname);
  await expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), draft)).toBeNull();

  expect((await page.context().cookies(shop.url)).map(({ name }) => name).filter((name) => name.startsWith('auth.'))).toEqual([]);
  const kept = () => left.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of [ananya.nickname, ananya.email, ananya.phone]) expect(await kept()).not.toContain(secret);
  const caches = await left.evaluate(async () => (await globalThis.caches.keys()).length);
  expect(caches).toBe(0);
});

test('a browser that blocks cookies and storage signs in for as long as the page lives', async ({ shop, page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get(): never {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, blocked);
    Object.defineProperty(Document.prototype, 'cookie', { ...blocked, set: blocked.get });
  });
  await page.goto(shop.url + orders);
  await signIn(page);
  await page.getByRole('heading', { name: 'My orders' }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(2);
});

test('what a session that ended interrupted is done after signing in', async ({ shop, page }) => {
  const quiet = trackRequests(page);
  await page.goto(`${shop.url}/users/order_list?menuCur=111&tab=toPay`);
  await signIn(page);
  const articles = page.getByRole('article');
  await expect.poll(() => articles.count()).toBe(2);
  await articles.first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').waitFor();
  await quiet();
  // The server ends the session; the page with its open dialog does not know yet, and sends no other request.
  const token = (await page.context().cookies(shop.url)).find(({ name }) => name === 'auth._token.mobile');
  await fetch(`${shop.url}/api/front/login/logout`, { headers: { 'Authori-zation': token?.value ?? '' } });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  const popup = page.getByRole('dialog').filter({ has: page.getByLabel('Phone number') });
  await popup.waitFor();
  await signIn(page, popup);
  await page.getByText('We’ve cancelled order').waitFor();
  await expect.poll(() => articles.count()).toBe(1);
});

test('what one shopper typed is neither shown to another who signs in over it nor saved for them', async ({ shop, page }) => {
  await page.goto(`${shop.url}/users/address_list`);
  await signIn(page);
  await page.getByRole('button', { name: 'Add address' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByLabel('Full name').fill('Only for Ananya');
  await dialog.getByLabel('Phone number').fill('9886041210');
  await dialog.getByLabel('Address', { exact: true }).fill('12 Hidden Lane');
  await dialog.getByLabel('Post code').fill('560001');
  const token = (await page.context().cookies(shop.url)).find(({ name }) => name === 'auth._token.mobile');
  await fetch(`${shop.url}/api/front/login/logout`, { headers: { 'Authori-zation': token?.value ?? '' } });
  await dialog.getByRole('button', { name: 'Save address' }).click();
  const popup = page.getByRole('dialog', { name: 'Sign in' });
  await popup.waitFor();
  await signIn(page, popup, tomas);
  await page.getByRole('banner').getByText(tomas.nickname).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.content()).not.toContain('Only for Ananya');
  await page.reload();
  await page.getByRole('banner').getByText(tomas.nickname).waitFor();
  await page.getByRole('button', { name: 'Add address' }).first().waitFor();
  expect(await page.content()).not.toContain('Only for Ananya');
});

test('Back to a page in the language before shows it in the one that was chosen', async ({ shop, page }) => {
  await page.goto(shop.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.getByRole('heading', { level: 1, name: 'One arcade' }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect.poll(() => page.url()).toBe(`${shop.url}/fr/about/us`);
  await page.goBack();
  await page.getByRole('heading', { name: 'Recommandé pour vous' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fr/');
});

test('Back from a page that asks to sign in over it asks no more', async ({ shop, page }) => {
  await page.goto(shop.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.getByRole('heading', { level: 1, name: 'One arcade' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByLabel('Phone number').waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test.for(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a way back to %s leads home',
  async (address, { shop, page }) => {
    await page.context().addCookies([{ name: 'fromPath', value: encodeURIComponent(address), url: shop.url }]);
    await page.goto(`${shop.url}/login`);
    await signIn(page);
    await page.getByRole('banner').getByText(ananya.nickname).waitFor();
    await expect.poll(() => page.url()).toBe(`${shop.url}/`);
  },
);
