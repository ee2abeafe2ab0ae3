import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn } from './actions.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const context = await shop.newBrowser();
  page = await context.newPage();
  return () => context.close();
});

/** Opens a page of the user centre as Ananya. */
async function open(path: string) {
  await page.goto(shop.url + path);
  await signIn(page);
}

const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

/** Something has happened outside; the shopper looks again. */
async function lookAgain(title: string) {
  await page.reload();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

test('an order from shipment to review', async () => {
  await open('/users/order_list?tab=toShip');
  const card = page.getByRole('article').first();
  const number = /SH\d+/.exec((await card.getByRole('heading').textContent()) ?? '')?.[0] ?? expect.fail('The order has no number.');
  await card.getByRole('link', { name: 'View details' }).click();
  await page.getByRole('heading', { level: 1, name: 'The shop is packing your order' }).waitFor();

  await shop.simulate(`orders/${number}/ship`, { kind: 'express' });
  await lookAgain('Your order is on its way');
  await page.getByText('Tracking number').waitFor();
  await shop.simulate(`orders/${number}/track`, { tracking: 2 });
  await link('Track delivery').or(button('Track delivery')).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await shop.simulate(`orders/${number}/deliver`);

  await button('Confirm receipt').click();
  await page.getByRole('alertdialog').getByText('Check the items first').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm receipt' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your order has arrived' }).waitFor();

  // Every line of it is reviewed, one after the other.
  await link('Write a review').click();
  for (let more = true; more; ) {
    await page.getByRole('heading', { level: 1, name: 'Write a review' }).waitFor();
    await page.getByRole('textbox', { name: 'Your review' }).fill('Just as it looks in the picture.');
    const best = page.getByRole('radio', { name: '5 stars, very good' });
    for (const score of [0, 1]) await best.nth(score).check({ force: true });
    await button('Publish review').click();
    await page.getByText('Thank you for your review').waitFor();
    const next = page
      .getByRole('main')
      .getByRole('link', { name: /^Write a review|Next/ })
      .first();
    more = (await next.count()) > 0;
    if (more) await next.click();
  }
  await page.goto(`${shop.url}/order/order_detail?orderNo=${number}`);
  await page.getByRole('heading', { level: 1, name: 'Order completed' }).waitFor();
  expect(shop.browserErrors).toEqual([]);
});

test('a refund that is refused, asked for again and granted', async () => {
  await open('/users/order_list?tab=toReview');
  await page.getByRole('article').first().getByRole('link', { name: 'View details' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your order has arrived' }).waitFor();
  await button('More actions').click();
  await page.getByRole('menuitem', { name: 'Request refund' }).click();
  await page.getByRole('heading', { level: 1, name: 'Request a refund' }).waitFor();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByLabel('Note (optional)').fill('A seam has come apart.');
  await button('Request refund').click();
  await page.getByText('The shop has your request').waitFor();
  await link('View this refund').click();
  await page.getByRole('heading', { level: 1, name: 'The shop is checking your request' }).waitFor();
  const first = new URL(page.url()).searchParams.get('refundOrderNo') ?? expect.fail('The refund has no number.');

  await shop.simulate(`refunds/${first}/refuse`, { reason: 'The picture does not show the seam.' });
  await lookAgain('The shop has refused this refund');
  await page.getByText('The picture does not show the seam.').waitFor();
  await link('Request again').click();
  await page.getByText('The shop has refused your last request.').waitFor();
  await expect.poll(() => page.getByLabel('Note (optional)').inputValue()).toBe('A seam has come apart.');
  await button('Request refund').click();
  await page.getByText('The shop has your request').waitFor();
  await link('View this refund').click();
  await page.getByRole('heading', { level: 1, name: 'The shop is checking your request' }).waitFor();
  const second = new URL(page.url()).searchParams.get('refundOrderNo') ?? expect.fail('The refund has no number.');
  expect(second).not.toBe(first);

  await shop.simulate(`refunds/${second}/grant`);
  await lookAgain('The shop has approved this refund');
  await shop.simulate(`refunds/${second}/pay`);
  await lookAgain('Your money is on its way');
  await shop.simulate(`refunds/${second}/settle`);
  await lookAgain('Your refund has arrived');
  expect(shop.browserErrors).toEqual([]);
});
