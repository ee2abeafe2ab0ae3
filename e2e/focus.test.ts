import type { Page } from 'playwright';
import { signIn } from './actions.ts';
import { expect, test } from './test.ts';

/* Where the focus is after an act, for whoever has no mouse; and what one act leaves in the history. */

const orders = '/users/order_list?menuCur=111&tab=toPay';

/** The tag that has the focus, and its beginning. */
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.localName}: ${document.activeElement?.textContent.slice(0, 40).trim()}`);

test('after signing in over a page the focus is in it, also when what opened the popup is gone', async ({ shop, page }) => {
  await page.goto(`${shop.url}/policy/terms`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const popup = page.getByRole('dialog').filter({ has: page.getByLabel('Phone number') });
  await popup.waitFor();
  await signIn(page, popup);
  await popup.waitFor({ state: 'detached' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Ananya/ })
    .waitFor();
  await expect.poll(() => focused(page)).not.toMatch(/^body/);
});

test('the first link of a visit, followed at once, leads to the heading of its page', async ({ shop, page }) => {
  // The page never comes to rest (useIdle.ts): only the link itself can bring what moves the focus.
  await page.addInitScript(() => {
    const set = window.setTimeout;
    window.setTimeout = ((work: () => void, delay = 0) => (delay < 1000 ? set(work, delay) : 0)) as typeof setTimeout;
  });
  await page.goto(`${shop.url}/policy/terms`);
  // Of the page itself: the links of the document's own picture of it are inert.
  const link = page.locator('#root > :not([inert])').getByRole('main').getByRole('link', { name: 'Refund policy' }).first();
  await link.waitFor();
  // No key and no pointer, as a screen reader follows it.
  await link.evaluate((element: HTMLElement) => element.click());
  await page.getByRole('heading', { level: 1, name: 'Refund policy' }).waitFor();
  await expect.poll(() => focused(page)).toBe('h1: Refund policy');
});

test('whoever has gone on within a page keeps the focus when what is around it comes', async ({ shop, page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/around-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.url}/goods_detail/108?sku=1081`);
  await page.getByRole('main').getByRole('link', { name: 'Kiln & Clay' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Kiln & Clay' }).waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Follow/ })
    .focus();
  release();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).waitFor();
  expect(await focused(page)).toMatch(/^button: Follow/);
});

test('a language of the footer is chosen in place: the page stays, and so does the focus', async ({ shop, page }) => {
  await page.goto(`${shop.url}/policy/terms`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await page.mouse.move(200, 200);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Français' });
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fr/policy/terms');
  expect(await focused(page)).toBe('a: Français');
  // Asked for in a tab of its own, it is the browser's to open.
  const other = page.getByRole('contentinfo').getByRole('link', { name: 'Español' });
  const kept = page.evaluate(
    () => new Promise((done) => window.addEventListener('click', (event) => done(event.defaultPrevented), { once: true })),
  );
  await other.click({ modifiers: ['ControlOrMeta'] });
  expect(await kept).toBe(false);
  expect(await other.getAttribute('href')).toBe('/es/policy/terms');
  expect(new URL(page.url()).pathname).toBe('/fr/policy/terms');
  expect(documents).toBe(0);
});

test.for([orders, '/users/coupon_list', '/users/evaluation_list?menuCur=333', '/users/points'])(
  'a press on a tab of %s is one step of the history',
  async (address, { shop, page }) => {
    await page.goto(shop.url + address);
    await signIn(page);
    const last = page.getByRole('tab').last();
    await last.waitFor();
    const before = await page.evaluate(() => history.length);
    await last.click();
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true');
    expect((await page.evaluate(() => history.length)) - before).toBe(1);
  },
);

test.for(['/about/us', '/policy/terms'])('on %s the bar at the top covers nothing that has the focus', async (address, { shop, page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(shop.url + address);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const covered: string[] = [];
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Shift+Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('main')) return '';
      const { top } = element.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return top < bar ? `${element.localName} ${element.textContent.slice(0, 30)}: ${Math.round(top)} < ${Math.round(bar)}` : '';
    });
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);
});

test('a link to a section leads to its title, clear of the bar', async ({ shop, page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${shop.url}/policy/terms`);
  const link = page.getByRole('main').locator('a[href*="#section-"]').nth(2);
  await link.click();
  const id = await link.evaluate((element: HTMLAnchorElement) => element.hash.slice(1));
  await expect.poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBe(149);
});

// Last, since the shop stays away when it fails.
test('a page that fails says so once, keeps the focus while it asks again, and hands it to what comes', { timeout: 90_000 }, async ({
  shop,
  page,
}) => {
  await page.goto(shop.url + orders);
  await signIn(page);
  await page.getByRole('article').first().waitFor();
  // The menu beside the page would fail, too, and offer a button of its own.
  await page.getByRole('link', { name: 'Profile' }).waitFor();
  await shop.stopMarket();
  await page.evaluate(() => {
    const alerts = { came: 0 };
    Object.assign(globalThis, { alerts });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added)
        if (node instanceof Element)
          alerts.came += [node, ...node.querySelectorAll('*')].filter((one) => one.matches('main [role=alert]')).length;
    }).observe(document, { subtree: true, childList: true });
  });
  await page.getByRole('tab', { name: 'To ship' }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  await again.waitFor({ timeout: 20_000 });
  await again.focus();
  // That nothing comes cannot be waited for: twice the pause after which the page asks again by itself.
  await page.waitForTimeout(7000);
  expect(await focused(page)).toContain('Try again');
  await page.keyboard.press('Enter');
  await expect.poll(() => again.getAttribute('aria-busy')).toBeNull();
  expect(await focused(page)).toContain('Try again');
  expect(await page.evaluate<unknown>(() => Reflect.get(globalThis, 'alerts'))).toEqual({ came: 1 });

  await shop.startMarket();
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 20_000 });
  await expect.poll(() => focused(page)).toMatch(/^h\d: /);
});
