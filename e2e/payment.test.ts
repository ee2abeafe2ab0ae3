import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { chooseLanguage, signIn, trackRequests } from './actions.ts';
import { expect, test } from './test.ts';

/** Each journey begins with the two unpaid orders of the seed, in a browser of its own. */
test.beforeEach(async ({ shop, page }) => {
  await shop.simulate('reset');
  await page.goto(`${shop.url}/users/order_list?tab=toPay`);
  await signIn(page);
  await page.getByRole('article').first().waitFor();
});

/** Opens the payment of the first order; gives its number. */
async function payFirst(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Pay now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Choose how to pay' });
  await dialog.getByRole('radio').first().waitFor();
  return /PT\d+/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
}

/** Goes on to the page for cards. */
async function toCard(page: Page): Promise<string> {
  const orderNo = await payFirst(page);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Continue to card' }).click();
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
  return orderNo;
}

async function payWith(on: Page, card: string) {
  await on.getByRole('button', { name: `Use test card ${card}` }).click();
  await on.getByRole('button', { name: /^Pay ₹/ }).click();
}

const received = (on: Page) => on.getByRole('heading', { level: 1, name: 'Payment received' });

test('A card is declined, then another one pays; reload and Back never pay twice', async ({ shop, page }) => {
  await toCard(page);
  const cardPage = page.url();
  await payWith(page, '4000 0000 0000 0002');
  await page.getByText('declined the payment. No money was taken').waitFor();
  await expect.poll(() => page.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002');

  // Loaded anew, it is the same payment, and still to be paid.
  await page.reload();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/pay/demo/card') && calls.push(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Use test card 4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).dblclick();
  await received(page).waitFor();
  expect(calls).toHaveLength(1);

  await page.reload();
  await received(page).waitFor();
  expect(calls).toHaveLength(1);

  // Back leads past the page for cards; who goes there all the same finds nothing to pay.
  await page.goBack();
  await page.getByRole('heading', { name: 'My orders' }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.goto(cardPage);
  await page.getByRole('heading', { name: 'Your order is paid' }).waitFor();
  expect(await page.getByLabel('Card number').count()).toBe(0);
  expect(shop.browserErrors).toEqual([]);
});

test('Pointing at "Pay now" fetches what it opens', async ({ page }) => {
  const payNow = page.getByRole('main').getByRole('link', { name: 'Pay now' }).first();
  const fetched = page.waitForResponse(/\/assets\/PaymentRoute-[^/]*\.js/);
  await payNow.hover();
  expect((await fetched).ok()).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('Two tabs pay one order: one of them does, and both say so', async ({ page }) => {
  await toCard(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Use test card 4242 4242 4242 4242' }).waitFor();
  await payWith(page, '4242 4242 4242 4242');
  await received(page).waitFor();

  let asked = 0;
  other.on('request', (request) => request.url().includes('/pay/demo/card') && (asked += 1));
  const fields = other.getByLabel('Card number');
  // It may have looked again by itself; else the press finds out.
  if (await fields.isVisible()) await payWith(other, '4242 4242 4242 4242');
  await received(other)
    .or(other.getByRole('heading', { name: 'Your order is paid' }))
    .waitFor();
  expect(asked).toBe(0);
});

test('An answer that is lost is asked for again, and pays once', async ({ shop, page }) => {
  await toCard(page);
  const keys: unknown[] = [];
  let lose = true;
  await page.route('**/pay/demo/card', async (route) => {
    keys.push(Object(route.request().postDataJSON()).key);
    if (!lose) return route.continue();
    lose = false;
    // The gateway hears it; nobody hears the gateway.
    await route.fetch();
    return route.abort();
  });
  await payWith(page, '4000 0000 0000 0077');
  await page.getByText('you won’t be charged twice').waitFor();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('heading', { name: 'Your bank needs a little longer' }).waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);

  // The bank has it after twenty seconds, and the page says so by itself.
  await shop.simulate('clock', { milliseconds: 21_000 });
  await received(page).waitFor();
});

test('An address that claims success shows none: the order is not paid, and can be', async ({ shop, page }) => {
  const orderNo = await payFirst(page);
  await page.goto(`${shop.url}/order/payment_result?orderNo=${orderNo}&status=1&redirect_status=succeeded`);
  await page.getByRole('heading', { name: 'Your payment is being confirmed' }).waitFor();
  expect(await received(page).count()).toBe(0);
  await page.goto(`${shop.url}/order/payment_result?payment_intent_client_secret=pi_0_secret_0&redirect_status=succeeded`);
  await page.getByRole('heading', { name: 'The payment status can’t be shown' }).waitFor();
  await page.goto(`${shop.url}/order/payment_result?orderNo=${orderNo}`);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('dialog', { name: 'Choose how to pay' }).waitFor();
});

test('PayPal is left for and cancelled, which keeps the order, then paid; a reload of the way back changes nothing', async ({
  shop,
  page,
}) => {
  const tokens: string[] = [];
  await page.route('https://www.sandbox.paypal.com/**', async (route) => {
    tokens.push(new URL(route.request().url()).searchParams.get('token') ?? '');
    const back = `${shop.url}/order/payment_result?token=${tokens.at(-1)}${tokens.length > 1 ? '&PayerID=P1' : ''}`;
    await route.fulfill({ status: 302, headers: { location: back } });
  });
  const cancelled: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('paypal/cancel')) cancelled.push(request.url());
  });
  await payFirst(page);
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('button', { name: 'Continue to PayPal' }).click();
  await page.getByRole('heading', { name: 'You cancelled at PayPal' }).waitFor();
  // Who looks into another window and comes back has not cancelled once more.
  await setTimeout(5100); // Sooner than that a page asks nothing anew, and there would be nothing to see.
  const quiet = trackRequests(page);
  const anew = page.waitForRequest(/\/user\/info$/);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await anew;
  await quiet();
  expect(cancelled).toHaveLength(1);

  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('button', { name: 'Continue to PayPal' }).click();
  await received(page).waitFor();
  await expect.poll(() => page.url()).not.toContain('token=');
  await page.reload();
  await received(page).waitFor();
});

test('A code is paid with the phone while it is shown, and a reload shows the same code', async ({ shop, page }) => {
  const orderNo = await payFirst(page);
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await page.getByRole('button', { name: 'Show UPI code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay with a UPI app' });
  const code = await dialog.getByRole('img').locator('path').getAttribute('d');
  await page.reload();
  await expect.poll(() => dialog.getByRole('img').locator('path').getAttribute('d')).toBe(code);
  await dialog.getByRole('button', { name: 'Check payment' }).click();
  await dialog.getByText('We haven’t received your payment yet').waitFor();

  await shop.simulate(`orders/${orderNo}/pay`);
  await page.getByRole('dialog', { name: 'Your order is paid' }).waitFor();
});

test('Cash on delivery ends at once, and says that nothing was received', async ({ page }) => {
  await payFirst(page);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await page.getByRole('button', { name: 'Pay on delivery' }).click();
  await page.getByRole('heading', { name: 'Order placed' }).waitFor();
  expect(await received(page).count()).toBe(0);
});

test('On a device whose clock is three hours fast an order can be paid as long as on any other', async ({ shop, page }) => {
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  await page.goto(`${shop.url}/users/order_list?tab=toPay`);
  await expect.poll(() => page.getByRole('timer').first().textContent()).toMatch(/^0[01]:\d\d:\d\d$/);
});

test('An address with the payment of another order pays the order that it shows', async ({ shop, page }) => {
  const secretOf = () => new URL(page.url()).searchParams.get('clientSecret') ?? '';
  const [shown, other] = new Set((await page.getByRole('main').innerText()).match(/PT\d+/g));
  await page.getByRole('link', { name: 'Pay now' }).nth(1).click();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Continue to card' }).click();
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
  const foreign = secretOf();
  await page.goto(`${shop.url}/order/stripe_payment?clientSecret=${foreign}&orderNo=${shown}`);
  await payWith(page, '4242 4242 4242 4242');
  await received(page).waitFor();
  await expect(page.getByText(String(shown)).first().isVisible()).resolves.toBe(true);
  await page.goto(`${shop.url}/users/order_list?tab=toPay`);
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('main').innerText()).toContain(other);
});

test('Whoever closes the payment while it begins stays', async ({ shop, page }) => {
  await payFirst(page);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  const begun = page.waitForResponse('**/pay/payment');
  shop.network.delay = 700;
  await page.getByRole('button', { name: 'Pay on delivery' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await begun;
  shop.network.delay = 0;
  // Nothing is to be seen of it: it would have left within this time.
  await setTimeout(1000);
  expect(new URL(page.url()).pathname).toBe('/users/order_list');
});

test('Why an order that was placed could not begin to be paid is said where it is paid', async ({ shop, page }) => {
  await page.goto(`${shop.url}/goods_detail/108?sku=1081`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await page.route('**/pay/payment', (route) => route.fulfill({ json: { code: 500, message: 'UPI is down until noon.', data: null } }));
  await page.getByRole('button', { name: 'Place order' }).click();
  const said = page.getByRole('dialog', { name: 'Choose how to pay' }).getByText('UPI is down until noon.');
  await expect.poll(() => said.isVisible()).toBe(true);
});

/** Goes on to the code of a UPI app. */
async function showCode(page: Page) {
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await page.getByRole('button', { name: 'Show UPI code' }).click();
  await page.getByRole('dialog', { name: 'Pay with a UPI app' }).waitFor();
}

test('A code in a tab of its own is begun once, in whatever language, and can be closed', async ({ shop, page }) => {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void open(document.querySelector<HTMLAnchorElement>('main a[href*="pay="]')?.href, '_blank')),
  ]);
  await showCode(tab);
  // A tab that has lost what it kept begins again.
  await tab.evaluate(() => sessionStorage.clear());
  let begun = 0;
  tab.on('request', (request) => request.url().endsWith('/pay/payment') && (begun += 1));
  await tab.reload();
  await tab.getByRole('dialog').getByRole('img').waitFor();
  await page.goto(`${shop.url}/about/us`);
  await chooseLanguage(page, 'Français');
  const code = tab.getByRole('dialog', { name: 'Payer avec une application UPI' });
  await code.getByRole('img').waitFor();
  await code.getByRole('button', { name: 'Fermer' }).click();
  await code.waitFor({ state: 'hidden' });
  expect(begun).toBe(1);
});

test('Over a code, whoever does not sign in again is not asked again and again', async ({ shop, page }) => {
  await payFirst(page);
  await showCode(page);
  const token = (await page.context().cookies(shop.url)).find(({ name }) => name === 'auth._token.mobile')?.value ?? '';
  await fetch(`${shop.url}/api/front/login/logout`, { headers: { 'Authori-zation': token } });
  const popup = page.getByRole('dialog', { name: 'Sign in' });
  await popup.waitFor();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/pay/') && asked.push(request.url()));
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });
  // Longer than it waits between two questions.
  await setTimeout(3500);
  expect([asked, await popup.isVisible()]).toEqual([[], false]);
  shop.browserErrors.splice(0);
});
