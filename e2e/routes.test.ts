import { mei } from '../mocks/market/shoppers.ts';
import { expect, test } from './test.ts';

/*
 * The route table of the shop (docs/domain/site.md#routes), as far as its pages are built: each address shows its own
 * page and no error, in a browser that complains of nothing.
 */

/** All of them in one tab, where a shopper has signed in. */
test.beforeAll(async ({ shop }) => {
  const { page, url } = shop;
  await page.goto(`${url}/login?mode=2`);
  await page.getByRole('main').locator('input[type=email]').fill(mei.email);
  await page.getByLabel('Password', { exact: true }).fill(mei.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('banner').getByText(mei.nickname).waitFor();
});

test.for<[string, RegExp | string]>([
  ['/', 'Galleria'],
  ['/users', /Account|Hello/],
  ['/users/order_list?menuCur=111', 'My orders'],
  ['/users/refund_list?menuCur=222', /refunds/i],
  ['/users/evaluation_list?menuCur=333', /reviews/i],
  ['/users/merchant_settled?menuCur=70', /shop/i],
  ['/users/application_record', /application/i],
  ['/users/address_list', /address/i],
  ['/users/coupon_list', /coupons/i],
  ['/users/user_info', /profile|details|info/i],
  ['/users/points', /points/i],
  ['/users/collection_list', /wish list/i],
  ['/order/shopping_cart', 'Cart'],
  ['/order/order_confirm?preOrderNo=none', /order/i],
  ['/order/stripe_payment?orderNo=none', /payment/i],
  ['/order/payment_result', /payment/i],
  ['/order/order_detail?orderNo=none', /order/i],
  ['/merchant/merchant_more', 'Find a shop'],
  ['/merchant/merchant_street', /street/i],
  ['/merchant/merchant/category?id=1', 'Northway Supply'],
  ['/goods/goods_search?title=linen', 'linen'],
  ['/goods/activity_list?id=2', 'A kitchen worth cooking in'],
  ['/goods/top_one', 'Top 20'],
  ['/policy/order', 'Order policy'],
  ['/policy/privacy', 'Privacy policy'],
  ['/policy/refund', 'Refund policy'],
  ['/policy/return', 'Return policy'],
  ['/policy/shipping', 'Shipping policy'],
  ['/policy/terms', 'Terms of service'],
  ['/about/us', 'One arcade'],
  ['/contact/us', /contact/i],
  ['/delivery/information', /delivery/i],
  ['/middlewares/privacy_agreement', /agreement/i],
])('%s', async ([path, title], { shop: { page, url, browserErrors } }) => {
  await page.goto(url + path);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await heading.filter({ hasText: title }).waitFor();
  await expect.poll(() => heading.count()).toBe(1);
  await expect.poll(() => page.title()).toMatch(path === '/' ? /^Galleria/ : /. – Galleria$/);
  expect(browserErrors.splice(0)).toEqual([]);
});

test.for<[string, RegExp | string]>([
  ...['users', 'order', 'goods', 'merchant'].map((area): [string, RegExp] => [`/${area}/nothing_here`, /couldn’t find this page/i]),
  ['/policy/cookies', /couldn’t find this page/i],
  ['/middlewares/unknown', 'Something went wrong on our side'],
])('%s is an error page', async ([path, title], { shop: { page, url, browserErrors } }) => {
  await page.goto(url + path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasText: title }).waitFor();
  expect(browserErrors.splice(0)).toEqual([]);
});

test.for(['users', 'order'])(
  'a guest finds nothing at an unknown address below /%s, and is not asked to sign in',
  async (area, { shop, page }) => {
    await page.goto(`${shop.url}/${area}/nothing_here`);
    await page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /couldn’t find this page/i })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${area}/nothing_here`);
  },
);

test('a phone zooms into no field: the letters of each are 16 px high', async ({ shop }) => {
  const phone = await shop.newBrowser({ viewport: { width: 375, height: 780 }, hasTouch: true, isMobile: true });
  try {
    const page = await phone.newPage();
    for (const path of ['/login', '/contact/us', '/goods/goods_search', '/goods_detail/119']) {
      await page.goto(shop.url + path);
      await page.getByRole('main').locator('input').first().waitFor();
      const heights = page
        .locator('input, select, textarea')
        .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
      expect(new Set(await heights), path).toEqual(new Set(['16px']));
    }
  } finally {
    await phone.close();
  }
});
