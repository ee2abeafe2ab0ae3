import type { Locator, Page } from 'playwright';
import { ananya } from '../mocks/market/shoppers.ts';
import { expect, test } from './test.ts';

/* From home to an order that is paid, by keys alone: what has the focus can be seen, and no act loses it. */

type Role = 'link' | 'button' | 'combobox' | 'radio' | 'checkbox' | 'textbox';

/** What is wrong with where the focus is; empty when it is on something that can be seen and looks focused. */
const wrongFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'lost to the body';
    const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    if (!element.matches(':focus-visible')) return `${name} does not look focused`;
    // A radio or a checkbox is seen by its label.
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    const seen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    return seen ? '' : `${name} is out of sight`;
  });

/** Presses Tab until the thing of this name has the focus; each stop on the way can be seen. */
async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor({ state: 'attached' });
  const wrong: string[] = [];
  for (let step = 0; step < 120; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      expect(wrong).toEqual([]);
      return;
    }
    await page.keyboard.press('Tab');
    const found = await wrongFocus(page);
    // Behind the last link of a page the focus goes through the browser's own bar.
    if (found && found !== 'lost to the body') wrong.push(found);
  }
  throw new Error(`Tab does not lead to the ${role} "${name}".`);
}

/** Presses a key, and waits for what it brings; the focus is somewhere then. */
async function press(page: Page, key: string, brings: Locator): Promise<void> {
  await page.keyboard.press(key);
  await brings.first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
}

const title = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });

test('Search, choose, buy and pay by keys alone', { timeout: 180_000 }, async ({ shop, page }) => {
  await page.goto(shop.url);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
  await tabTo(page, 'combobox', 'Search for items');
  await page.keyboard.type('cabin suitcase');
  await press(page, 'Enter', title(page, /cabin suitcase/));

  await tabTo(page, 'link', /^Transit 55 cabin suitcase/);
  await press(page, 'Enter', title(page, /^Transit 55 cabin suitcase/));

  // The first of its colours, then the next by an arrow.
  await page.getByRole('main').getByRole('radio').first().waitFor({ state: 'attached' });
  const first = (await page.getByRole('main').getByRole('radio').first().getAttribute('aria-label')) ?? /./;
  await tabTo(page, 'radio', first);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => new URL(page.url()).searchParams.get('sku')).toBe('1131');
  await tabTo(page, 'button', 'Add to cart');
  await press(page, 'Enter', page.getByText(/is in your cart\./));
  expect(await wrongFocus(page)).toBe('');
  await tabTo(page, 'link', 'View cart');
  await press(page, 'Enter', title(page, /^Cart/));

  await tabTo(page, 'button', 'Check out (1)');
  await press(page, 'Enter', page.getByRole('dialog').getByLabel('Phone number'));
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toContain('tel-national');
  await page.keyboard.type(ananya.phone);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(ananya.password);
  await tabTo(page, 'checkbox', /agree/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Sign in$/);
  await press(page, 'Enter', title(page, 'Check your order'));

  await page.getByRole('radio', { name: /^PayPal/ }).waitFor({ state: 'attached' });
  await tabTo(page, 'radio', /^PayPal/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: /^Card/ }).isChecked()).toBe(true);
  expect(await wrongFocus(page)).toBe('');
  await tabTo(page, 'button', 'Place order');
  await press(page, 'Enter', title(page, 'Pay by card'));

  await tabTo(page, 'button', 'Use test card 4242 4242 4242 4242');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^Pay ₹/);
  await press(page, 'Enter', title(page, 'Payment received'));

  const { orders } = await shop.known();
  const orderNo = new URL(page.url()).searchParams.get('orderNo');
  expect(orders.find(({ no }) => no === orderNo)?.paidAt).toBeDefined();
  expect(shop.browserErrors).toEqual([]);
});
