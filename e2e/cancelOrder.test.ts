import { ananya } from '../mocks/market/seed.ts';
import { trackRequests } from './actions.ts';
import { expect, test } from './test.ts';

test('A guest signs in, sees the orders of each tab, cancels one, and it stays cancelled', async ({ shop }) => {
  const { page, url, browserErrors } = shop;
  await page.goto(`${url}/users/order_list?menuCur=111`);

  // Guarded: the guest is sent to sign in, and a wrong password says so and keeps what was typed.
  await page.getByLabel('Phone number').fill(ananya.phone);
  await page.getByLabel('Password', { exact: true }).fill('not-my-password');
  await page.getByRole('checkbox').check();
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  await submit.click();
  await page.getByText('The phone number or the password is wrong.').waitFor();
  await expect.poll(() => page.getByLabel('Phone number').inputValue()).toBe(ananya.phone);
  await page.getByLabel('Password', { exact: true }).fill(ananya.password);
  await submit.click();

  // Back on the page that was asked for.
  await page.getByRole('heading', { name: 'My orders' }).waitFor();
  expect(page.url()).toContain('/users/order_list?menuCur=111');
  await page.getByRole('button', { name: ananya.nickname }).waitFor();
  const articles = page.getByRole('article');
  for (const [tab, count] of Object.entries({ 'To ship': 2, 'To receive': 3, 'To review': 2, Refunds: 4, Completed: 4, 'To pay': 2 })) {
    await page.getByRole('tab', { name: tab }).click();
    await expect.poll(() => articles.count(), { message: `orders in "${tab}"` }).toBe(count);
  }

  const number = (await articles.first().getByRole('heading').textContent()) ?? '';
  await articles.first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText('We’ve cancelled order').waitFor();
  await expect.poll(() => articles.count()).toBe(1);

  await page.reload();
  await articles.first().waitFor();
  await expect.poll(() => page.getByRole('heading', { name: number }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect.poll(() => articles.count()).toBeGreaterThan(4);
  expect(browserErrors).toEqual([]);
});

test('When the marketplace is gone the page says so, and it recovers when it is back, still signed in', async ({ shop }) => {
  const { page, url } = shop;
  await shop.stopMarket();
  await page.goto(`${url}/users/order_list?tab=toShip`);
  await page.getByText('We couldn’t reach Galleria').waitFor();

  await shop.startMarket();
  await page.getByText('Northway Supply').or(page.getByText('Lumen Audio')).first().waitFor();
  await page.getByRole('button', { name: ananya.nickname }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(2);
});

test('When the session has ended, the popup opens over the page, and the page goes on after signing in', async ({ shop }) => {
  const { page, url } = shop;
  await page.context().addCookies([{ name: 'auth._token.mobile', value: 'f'.repeat(32), url }]);
  await page.goto(`${url}/users/order_list?tab=toShip`);

  const popup = page.getByRole('dialog');
  await popup.getByText('Your session has ended. Sign in again.').waitFor();
  await expect.poll(() => popup.getByLabel('Phone number').evaluate((field) => field === document.activeElement)).toBe(true);
  await popup.getByText('E-mail', { exact: true }).click();
  await popup.getByLabel('E-mail', { exact: true }).and(page.locator('input[type=email]')).fill(ananya.email);
  await popup.getByLabel('Password', { exact: true }).fill(ananya.password);
  await popup.getByRole('checkbox').check();
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();

  await popup.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('article').count()).toBe(2);
  expect(page.url()).toContain('tab=toShip');
});

test('Signing out on a guarded page leads home, asks for nothing and leaves no session', async ({ shop }) => {
  const { page, url } = shop;
  const requestsEnd = trackRequests(page);
  await page.getByRole('button', { name: ananya.nickname }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Recommended for you' }).waitFor();
  await requestsEnd();

  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect((await page.context().cookies(url)).filter(({ name }) => name.startsWith('auth.'))).toEqual([]);
});
