import { signIn } from './actions.ts';
import { expect, test } from './test.ts';

test('A guest walks from the shop street to a shop, follows it, signs in on the way, and finds it among the followed shops', async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.url}/merchant/merchant_street`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Orchard Lane Grocers' }).click();
  await main.getByRole('heading', { level: 1, name: 'Orchard Lane Grocers' }).waitFor();
  await expect.poll(() => page.title()).toBe('Orchard Lane Grocers – Galleria');

  // Its goods by its own categories: the address keeps them, and Back leads through them.
  await main.getByRole('link', { name: 'Items', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Orchard Lane Grocers: Items – Galleria');
  await main.getByRole('link', { name: 'Fruit', exact: true }).click();
  await main.getByRole('link', { name: 'Price: low to high' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('price-asc');
  await expect.poll(() => main.getByRole('link', { name: 'Fruit', exact: true }).getAttribute('aria-current')).toBe('true');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBeNull();
  expect(new URL(page.url()).searchParams.get('cid')).not.toBeNull();

  // Followed after signing in, and it stays followed.
  shop.network.delay = 400;
  await main.getByRole('button', { name: 'Follow Orchard Lane Grocers', exact: true }).click();
  const popup = page.getByRole('dialog');
  await signIn(page, popup);
  await popup.waitFor({ state: 'hidden' });
  await main.getByRole('button', { name: 'Unfollow Orchard Lane Grocers' }).waitFor();
  // It says so at once, and arrives though the page is left before it is answered.
  await page.reload();
  await main.getByRole('button', { name: 'Unfollow Orchard Lane Grocers' }).waitFor();
  shop.network.delay = 0;

  await page.goto(`${shop.url}/users/collection_list?tab=shops`);
  await main.getByRole('link', { name: 'Orchard Lane Grocers' }).waitFor();
  await main.getByRole('button', { name: 'Unfollow Orchard Lane Grocers' }).click();
  await main.getByRole('link', { name: 'Orchard Lane Grocers' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await main.getByRole('link', { name: 'Orchard Lane Grocers' }).click();
  await main.getByRole('heading', { level: 1, name: 'Orchard Lane Grocers' }).waitFor();

  // What was fetched while a link was pointed at is of the time before the press, and does not undo it.
  const ahead = page.waitForResponse(/\/merchant\/index\/info\//);
  await main.getByRole('link', { name: 'Coupons', exact: true }).hover();
  await ahead;
  const followed = page.waitForResponse(/\/merchant\/index\/info\//);
  await main.getByRole('button', { name: 'Unfollow Orchard Lane Grocers' }).click();
  await followed;
  await main.getByRole('button', { name: 'Follow Orchard Lane Grocers', exact: true }).waitFor();
  expect(shop.browserErrors).toEqual([]);
});
