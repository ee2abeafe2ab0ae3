import { signIn } from './actions.ts';
import { expect, test } from './test.ts';

/** Where the order of these tests was placed. */
let confirmed = '';

test('A member buys now, chooses address and coupon, and a double click places the order exactly once', async ({ shop }) => {
  const { page, url, browserErrors } = shop;
  const created: string[] = [];
  page.on('request', (request) => request.url().endsWith('/order/create') && created.push(request.postData() ?? ''));

  await page.goto(`${url}/goods_detail/108?sku=1081`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  // The press is carried out once it is known who buys.
  const popup = page.getByRole('dialog');
  await signIn(page, popup);
  await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
  await page.getByRole('heading', { level: 1, name: 'Check your order' }).waitFor();
  const { pathname, search } = new URL(page.url());
  confirmed = pathname + search;
  const place = page.getByRole('button', { name: 'Place order' });
  const summary = page.getByRole('region', { name: 'Summary' });

  // Too soon: the page says what is missing, and leads there.
  await place.click();
  await page.getByText('Choose how you pay.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('paypal');

  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByRole('dialog').getByText('Vikram Rao').click({ force: true });
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await page.getByRole('region', { name: 'Deliver to' }).getByText('Vikram Rao').waitFor();

  await page.getByRole('radio', { name: /^Welcome to the arcade/ }).check({ force: true });
  await expect.poll(async () => (await summary.innerText()).replace(/\s/g, '')).toContain('Topay₹2,150.00');
  await page.getByRole('textbox', { name: /^Note/ }).fill('Ring twice.');
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();

  // A reload loses nothing.
  await page.reload();
  await page.getByRole('region', { name: 'Deliver to' }).getByText('Vikram Rao').waitFor();
  expect(await page.getByRole('textbox', { name: /^Note/ }).inputValue()).toBe('Ring twice.');
  await expect.poll(async () => (await summary.innerText()).replace(/\s/g, '')).toContain('Topay₹2,150.00');
  expect(await page.getByRole('radio', { name: 'Cash on delivery' }).isChecked()).toBe(true);

  await place.dblclick();
  await page.waitForURL(/\/order\/payment_result\?/);
  expect(created).toHaveLength(1);
  expect(JSON.parse(created[0] ?? '{}')).toMatchObject({ payType: 'cod', mark: 'Ring twice.', shippingType: 1, realName: 'Vikram Rao' });

  // Its number is in the address, and it stands in the list, once.
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  expect(orderNo).toMatch(/^PT/);
  await page.goto(`${url}/users/order_list?tab=toShip`);
  await page.getByText('Hand-thrown amphora vase').first().waitFor();
  expect(await page.getByRole('article').filter({ hasText: '₹2,150.00' }).count()).toBe(1);
  expect(browserErrors).toEqual([]);
});

test('Back from there leads to the order, and who goes to where it was placed cannot place it twice', async ({ shop }) => {
  const { page, url } = shop;
  await page.goBack();
  await page.goBack();
  await page.waitForURL(/\/order\/order_detail/);
  await page.getByText('Hand-thrown amphora vase').first().waitFor();
  await page.goto(url + confirmed);
  await page.getByText('We couldn’t find this order').waitFor();
  expect(await page.getByRole('button', { name: 'Place order' }).count()).toBe(0);
  await page.getByRole('link', { name: 'All orders' }).click();
  await page.waitForURL(/\/users\/order_list/);
});
