import type { Locator, Page } from 'playwright';
import { ananya } from '../mocks/market/seed.ts';
import { tomas } from '../mocks/market/shoppers.ts';
import { expect, test as base } from './test.ts';

const asked = '/users/order_list?menuCur=111&tab=completed';

/** Each journey begins at the page that a guest was sent away from. */
const test = base.extend('main', async ({ shop, page }) => {
  await page.goto(shop.url + asked);
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Sign in' }).waitFor();
  return main;
});

const button = (main: Locator, name: string) => main.getByRole('button', { name, exact: true });
const email = (main: Locator) => main.locator('input[type=email]');
const agree = (main: Locator) => main.getByRole('checkbox').check();

/** Where the shopper is when the orders are there. */
async function arrivesAt(page: Page) {
  await page.getByRole('heading', { name: 'My orders' }).waitFor();
  return page.url();
}

test('mode 2: e-mail and password lead to the page that was asked for', async ({ page, main }) => {
  await main.getByText('E-mail', { exact: true }).click();
  await email(main).fill(ananya.email);
  await main.getByLabel('Password', { exact: true }).fill(ananya.password);
  await agree(main);
  await button(main, 'Sign in').click();
  expect(await arrivesAt(page)).toContain(asked);
});

test('mode 3: a code on the phone, asked for fifty times at once and sent once', async ({ shop, page, main }) => {
  let sent = 0;
  page.on('request', (request) => (sent += request.url().includes('/login/sendCode') ? 1 : 0));
  await button(main, 'Use a one-time code instead').click();
  await main.getByLabel('Phone number').fill(ananya.phone);
  await button(main, 'Send code').evaluate((send: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) send.click();
  });
  await page.getByText('We’ve sent the code.').waitFor();
  expect(sent).toBe(1);
  // As it is copied out of a message: in two halves, with a space.
  const code = await shop.codeFor(ananya.phone);
  await main.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await agree(main);
  await button(main, 'Sign in').click();
  expect(await arrivesAt(page)).toContain(asked);
});

test('modes 4 and 5: a forgotten password is replaced, and the new one is tried at once', async ({ shop, page, main }) => {
  await main.getByText('E-mail', { exact: true }).click();
  await email(main).fill(tomas.email);
  await button(main, 'Forgot your password?')
    .or(main.getByRole('link', { name: 'Forgot your password?' }))
    .click();
  await expect.poll(() => email(main).inputValue()).toBe(tomas.email);
  await button(main, 'Next').click();
  await main.getByRole('heading', { name: 'Set a new password' }).waitFor();
  const code = await shop.codeFor(tomas.email);
  await main.locator('input[autocomplete=one-time-code]').first().fill(code);
  await main.getByLabel('New password', { exact: true }).fill('Bazaar-2026');
  await main.getByLabel('Repeat password', { exact: true }).fill('Bazaar-2026');
  await button(main, 'Save new password').click();
  await main.getByText('Your new password is saved.').waitFor();
  await main.getByLabel('Password', { exact: true }).fill('Bazaar-2026');
  await agree(main);
  await button(main, 'Sign in').click();
  expect(await arrivesAt(page)).toContain(asked);
});

test('mode 6, with the keyboard alone: an account by e-mail', async ({ shop, page, main }) => {
  const address = 'new.shopper+1@mailbox.example';
  await tabTo(button(main, 'Create account'));
  await page.keyboard.press('Enter');
  await main.getByRole('heading', { name: 'Create account' }).waitFor();
  await tabTo(email(main));
  await page.keyboard.type(address);
  await tabTo(button(main, 'Send code'));
  await page.keyboard.press('Enter');
  await page.getByText('We’ve sent the code.').waitFor();
  await tabTo(main.getByLabel('Code', { exact: true }), 'Shift+Tab');
  await page.keyboard.type(await shop.codeFor(address));
  await tabTo(main.getByLabel('Password', { exact: true }));
  await page.keyboard.type('Bazaar-2026');
  await tabTo(main.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(button(main, 'Create account'));
  await page.keyboard.press('Enter');
  expect(await arrivesAt(page)).toContain(asked);
});

test('mode 6: an account by phone', async ({ shop, page, main }) => {
  await button(main, 'Create account').click();
  await main.getByRole('heading', { name: 'Create account' }).waitFor();
  await main.getByText('Phone', { exact: true }).click();
  await main.getByLabel('Phone number').fill('90000 41210');
  await button(main, 'Send code').click();
  await page.getByText('We’ve sent the code.').waitFor();
  await main.getByLabel('Code', { exact: true }).fill(await shop.codeFor('9000041210'));
  await main.getByLabel('Password', { exact: true }).fill('Bazaar-2026');
  await agree(main);
  await button(main, 'Create account').click();
  expect(await arrivesAt(page)).toContain(asked);
});

test('mode 7: a guest goes on with e-mail and phone, and is asked before signing out', async ({ page, main }) => {
  await button(main, 'Continue as a guest').click();
  await email(main).fill('passing.by@mailbox.example');
  await main.getByLabel('Phone number').fill('9000051210');
  await agree(main);
  await button(main, 'Continue').click();
  expect(await arrivesAt(page)).toContain(asked);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Your account/ }).click();
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
  await banner.getByRole('button', { name: 'Sign in' }).waitFor();
});

test('a QR code: scanned and confirmed on the phone', async ({ shop, page, main }) => {
  await button(main, 'Scan to sign in').click();
  await main.getByText('Point your phone at the code').waitFor();
  const key = await shop.lastQrCode();
  await shop.simulate(`qr/${key}/scan`);
  await main.getByText('Now confirm the sign-in on your phone.').waitFor();
  await shop.simulate(`qr/${key}/confirm`, { shopper: ananya.id });
  expect(await arrivesAt(page)).toContain(asked);
});

/** Goes on with the Tab key until something has the focus; fails when the whole page was walked through. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  expect.fail(`The keyboard does not reach ${target}.`);
}
