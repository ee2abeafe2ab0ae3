import type { Page } from 'playwright';
import type { FaultName } from '../mocks/faults.ts';
import { ananya } from '../mocks/market/shoppers.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './test.ts';

/*
 * From the cart to an order that is paid, with each of its calls going wrong in each way: refused, without an answer, carried out while
 * its answer is lost. Who goes on as the page says has the right order in the end, exactly once.
 */

const basket = { product: 119, sku: 1191, name: 'Willow market basket' };

/** Each journey begins with one line in the cart of somebody who is signed in. */
test.beforeEach(async ({ shop, context }) => {
  await shop.simulate('reset');
  const { token } = await call(shop, 'login/mobile/password', { countryCode: '91', phone: ananya.phone, password: ananya.password });
  await call(shop, 'cart/save', [{ productId: basket.product, productAttrUnique: basket.sku, cartNum: 2 }], token);
  await context.addCookies([
    { name: 'auth.strategy', value: 'mobile', url: shop.url },
    { name: 'auth._token.mobile', value: token, url: shop.url },
  ]);
});

async function call({ url }: Shop, path: string, body: object, token = ''): Promise<{ token: string }> {
  const headers = { 'Content-Type': 'application/json', 'Authori-zation': token };
  const response = await fetch(`${url}/api/front/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data } = Object(await response.json());
  return { token: String(Object(data).token) };
}

/** The calls of a checkout, in their order; of those that are repeated by themselves as many go wrong as are tried. */
const calls: readonly [what: string, path: string, tries: number][] = [
  ['the cart', '/api/front/cart/list', 4],
  ['beginning an order', '/api/front/order/pre/order', 1],
  ['the draft', '/api/front/order/load/pre/*', 3],
  ['the price', '/api/front/order/computed/price', 1],
  ['placing it', '/api/front/order/create', 1],
  ['beginning to pay', '/api/front/pay/payment', 1],
  ['paying by card', '/api/front/pay/demo/card', 1],
  ['the result', '/api/front/order/master/detail/*', 3],
];
const ways: readonly [FaultName, string][] = [
  ['http500', 'fails'],
  ['hang', 'hangs'],
  ['reset', 'is done, and its answer is lost'],
];

const cases = calls.flatMap(([what, path, tries]) => ways.map(([fault, how]) => ({ name: `${what} ${how}`, fault, path, tries })));

test.for(cases)('$name', { timeout: 120_000 }, async ({ fault, path, tries }, { shop, page }) => {
  const before = new Set((await shop.known()).orders.map(({ no }) => no));
  // The client's own time is up when its clock says so.
  if (fault === 'hang') await page.clock.install();
  await shop.simulate('faults', { fault, path, next: String(fault === 'hang' ? 1 : tries) });
  await page.goto(`${shop.url}/order/shopping_cart`);
  await buy(page, fault === 'hang');

  const { orders, carts } = await shop.known();
  const placed = orders.filter(({ no }) => !before.has(no));
  expect(
    placed.map(({ parts, payType }) => [payType, parts.flatMap(({ lines }) => lines.map(({ sku, quantity }) => [sku, quantity]))]),
  ).toEqual([['stripe', [[basket.sku, 2]]]]);
  expect(placed[0]?.paidAt).toBeDefined();
  expect(carts[1]).toEqual([]);
  expect(new URL(page.url()).searchParams.get('orderNo')).toBe(placed[0]?.no);
});

/** Does what the page offers, as somebody who wants the basket, until it is paid. */
async function buy(page: Page, hangs: boolean): Promise<void> {
  const main = page.getByRole('main');
  const payDialog = page.getByRole('dialog', { name: 'Choose how to pay' });
  const own = main.getByRole('article').filter({ hasText: basket.name });
  /** What leads on, the most urgent first. */
  const steps: (() => Promise<boolean>)[] = [
    () => press(main.getByRole('button', { name: 'Try again' })),
    async () => (await payDialog.getByRole('radio', { name: /^Card/ }).isVisible()) && (await choose(payDialog, 'Continue to card')),
    // Whoever is told that it may be placed looks before they place it again.
    () => press(main.getByRole('link', { name: 'All orders' })),
    () => press(own.getByRole('link', { name: 'Pay now' })),
    async () => (await own.count()) === 0 && press(main.getByRole('tab', { name: 'To pay', selected: false })),
    () => press(main.getByRole('link', { name: 'Pay now' })),
    () => press(main.getByRole('button', { name: 'Continue with this order' })),
    async () => (await main.getByRole('radio', { name: /^Card/ }).isVisible()) && (await choose(main, 'Place order')),
    async () => {
      const fill = main.getByRole('button', { name: 'Use test card 4242 4242 4242 4242' });
      return (await press(fill)) && press(main.getByRole('button', { name: /^Pay ₹/ }));
    },
    () => press(main.getByRole('button', { name: /^Check out \(/ })),
  ];
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (await main.getByRole('heading', { level: 1, name: 'Payment received' }).isVisible()) return;
    let done = false;
    for (const step of steps) if (!done) done = await step().catch(() => false);
    await page.waitForTimeout(done ? 250 : 100);
    if (hangs && !done) await page.clock.fastForward(3000);
  }
  throw new Error(`It is not paid after a minute: ${page.url()}`);
}

async function press(wanted: ReturnType<Page['locator']>): Promise<boolean> {
  const one = wanted.first();
  if (!(await one.isVisible()) || (await one.getAttribute('aria-busy', { timeout: 1000 })) === 'true') return false;
  await one.click({ timeout: 1000 });
  return true;
}

async function choose(within: ReturnType<Page['locator']>, button: string): Promise<boolean> {
  await within.getByRole('radio', { name: /^Card/ }).check({ force: true, timeout: 1000 });
  return press(within.getByRole('button', { name: button }));
}
