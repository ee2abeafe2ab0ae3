import type { Page } from 'playwright';
import { signIn, trackRequests, watchFor } from './actions.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './test.ts';

const camera = { path: '/goods_detail/103', name: /^Field 35 compact film camera/ };
const basket = { path: '/goods_detail/119', name: /^Willow market basket/ };

async function addToCart({ url }: Shop, page: Page, { path, name }: typeof camera) {
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText(/is in your cart\./).waitFor();
}

const badge = (tab: Page, count: number) =>
  tab.getByRole('link', { name: `Cart ${count} item${count === 1 ? '' : 's'}`, exact: true }).waitFor();
const quantity = (page: Page, name: string) => page.getByRole('spinbutton', { name: new RegExp(`^Quantity of ${name}`) });
const line = (page: Page, { name }: typeof camera) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });

test('The shop goes on without the code of what nobody asked for, such as the number on the cart', async ({ shop, page }) => {
  const requestsEnd = trackRequests(page);
  await page.route(/\/CartBadge-/, (route) => route.abort());
  await addToCart(shop, page, camera);
  await requestsEnd();
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).waitFor();
  expect(await page.getByRole('heading', { level: 1, name: camera.name }).isVisible()).toBe(true);
  shop.browserErrors.splice(0);
});

test('A visitor fills the cart of the device, signs in, and finds all of it with the account, in every tab', async ({ shop, page }) => {
  const other = await page.context().newPage();
  await other.goto(shop.url);
  await addToCart(shop, page, camera);
  await addToCart(shop, page, basket);
  await badge(page, 2);
  await badge(other, 2);

  // At today's prices, and kept over a reload.
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  await page.getByText('Your cart is on this device').waitFor();
  await quantity(page, 'Field 35').fill('3');
  await page.getByRole('region', { name: 'Summary' }).getByText('39,240').first().waitFor();
  await page.reload();
  await expect.poll(() => quantity(page, 'Field 35').inputValue()).toBe('3');

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const popup = page.getByRole('dialog');
  // While it joins, nobody says that there is nothing.
  shop.network.delay = 100;
  const wasShown = await watchFor(page, 'Your cart is empty');
  await signIn(page, popup);
  await popup.waitFor({ state: 'hidden' });
  await page.getByText('2 items from this device are in your cart.').waitFor();
  shop.network.delay = 0;
  expect(await wasShown()).toBe(false);
  await badge(page, 2);
  await badge(other, 2);
  expect(await page.evaluate(() => localStorage.getItem('galleria.guestCart'))).toBeNull();

  // The last of several quantities counts, and the server has it.
  const more = line(page, camera).getByRole('button', { name: 'One more' });
  shop.network.delay = 800;
  for (let press = 0; press < 4; press += 1) await more.click();
  await page.getByRole('region', { name: 'Summary' }).getByText('89,040').first().waitFor();
  await expect.poll(() => quantity(page, 'Field 35').inputValue()).toBe('7');
  // Who leaves while the first is still on its way has sent the last one, too.
  await page.goto('about:blank');
  await expect.poll(async () => (await shop.known()).carts[1]?.find(({ sku }) => sku === 1031)?.quantity).toBe(7);
  shop.network.delay = 0;
  await page.goto(`${shop.url}/order/shopping_cart`);
  await expect.poll(() => quantity(page, 'Field 35').inputValue()).toBe('7');

  await line(page, basket)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByText(/is no longer in your cart\./).waitFor();
  await badge(page, 1);
  await badge(other, 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Back in your cart.').waitFor();
  await badge(page, 2);
  await badge(other, 2);

  // What is selected is ordered, and still selected after a reload and on the way back.
  await line(page, basket).getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Check out (1)' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Check out (1)' }).click();
  await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
  await page.goBack();
  await page.getByRole('button', { name: 'Check out (1)' }).waitFor();
  expect(await line(page, basket).getByRole('checkbox').isChecked()).toBe(false);
  expect(shop.browserErrors).toEqual([]);
});

test('A visitor who checks out signs in on the way, and goes on to the order', async ({ shop, page }) => {
  await addToCart(shop, page, camera);
  await page.goto(`${shop.url}/order/shopping_cart`);
  await page.getByRole('button', { name: 'Check out (1)' }).click();
  const popup = page.getByRole('dialog');
  await signIn(page, popup);
  await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
  expect(shop.browserErrors).toEqual([]);
});

test('Without a server nothing that was put into the cart is lost, and a quantity falls back', async ({ shop, page }) => {
  const requestsEnd = trackRequests(page);
  await addToCart(shop, page, camera);
  await page.goto(`${shop.url}/order/shopping_cart`);
  await quantity(page, 'Field 35').waitFor();
  await shop.stopMarket();
  await page.reload();
  await page.getByText('Some prices could not be loaded').waitFor();
  await line(page, camera).getByText('Price not known').waitFor();
  await shop.startMarket();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Check out (1)' }).waitFor();

  // As a member: the last quantity that could be told is there.
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, page.getByRole('dialog'));
  await page.getByText(/from this device (?:is|are) in your cart\./).waitFor();
  // The account's cart, of which the device's is now a part, has been asked for once more.
  await requestsEnd();
  const before = await quantity(page, 'Field 35').inputValue();
  await shop.stopMarket();
  await line(page, camera).getByRole('button', { name: 'One less' }).click();
  await line(page, camera)
    .getByText(/^We couldn’t reach Galleria/)
    .waitFor({ timeout: 30_000 });
  expect(await quantity(page, 'Field 35').inputValue()).toBe(before);
  await shop.startMarket();
  await line(page, camera).getByRole('button', { name: 'One less' }).click();
  await expect.poll(() => quantity(page, 'Field 35').inputValue()).toBe(String(Number(before) - 1));
});

test('What nobody can wish for any more stays in the cart, and the rest moves to the wish list', async ({ shop, page }) => {
  await addToCart(shop, page, camera);
  await addToCart(shop, page, basket);
  await page.goto(`${shop.url}/order/shopping_cart`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, page.getByRole('dialog'));
  await page.getByText(/from this device (?:is|are) in your cart\./).waitFor();
  await page.getByRole('button', { name: 'Manage' }).click();
  await line(page, camera).getByRole('checkbox').check();
  await line(page, basket).getByRole('checkbox').check();
  await shop.simulate('products/119/withdraw');
  await page.getByRole('button', { name: 'Move to wish list' }).click();
  await page.getByRole('alert').filter({ hasText: 'This product is no longer on sale.' }).waitFor();
  await page.getByText('Taken down by the shop').waitFor();
  expect(await line(page, camera).count()).toBe(0);
  const { collectedProducts } = await shop.known();
  expect(collectedProducts.filter(({ product }) => product === 103 || product === 119)).toMatchObject([{ product: 103 }]);
  await shop.simulate('products/119/offer');
});
