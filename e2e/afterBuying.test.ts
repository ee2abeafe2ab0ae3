import type { Page } from 'playwright';
import { signIn } from './actions.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

/** Something has happened outside; the shopper looks again. */
async function lookAgain(page: Page, title: string) {
  await page.reload();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

test('an order from shipment to review', async ({ shop, page }) => {
  await page.goto(`${shop.url}/users/order_list?tab=toShip`);
  await signIn(page);
  const card = page.getByRole('article').first();
  const number = /SH\d+/.exec((await card.getByRole('heading').textContent()) ?? '')?.[0] ?? expect.fail('The order has no number.');
  await card.getByRole('link', { name: 'View details' }).click();
  await page.getByRole('heading', { level: 1, name: 'The shop is packing your order' }).waitFor();

  await shop.simulate(`orders/${number}/ship`, { kind: 'express' });
  await lookAgain(page, 'Your order is on its way');
  await page.getByText('Tracking number').waitFor();
  await shop.simulate(`orders/${number}/track`, { tracking: 2 });
  await link(page, 'Track delivery').or(button(page, 'Track delivery')).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await shop.simulate(`orders/${number}/deliver`);

  await button(page, 'Confirm receipt').click();
  await page.getByRole('alertdialog').getByText('Check the items first').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm receipt' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your order has arrived' }).waitFor();

  // Every line of it is reviewed, one after the other.
  await link(page, 'Write a review').click();
  for (let more = true; more; ) {
    await page.getByRole('heading', { level: 1, name: 'Write a review' }).waitFor();
    await page.getByRole('textbox', { name: 'Your review' }).fill('Just as it looks in the picture.');
    const best = page.getByRole('radio', { name: '5 stars, very good' });
    for (const score of [0, 1]) await best.nth(score).check({ force: true });
    await button(page, 'Publish review').click();
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

test('a refund that is refused, asked for again and granted', async ({ shop, page }) => {
  await page.goto(`${shop.url}/users/order_list?tab=toReview`);
  await signIn(page);
  await page.getByRole('article').first().getByRole('link', { name: 'View details' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your order has arrived' }).waitFor();
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Request refund' }).click();
  await page.getByRole('heading', { level: 1, name: 'Request a refund' }).waitFor();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByLabel('Note (optional)').fill('A seam has come apart.');
  await button(page, 'Request refund').click();
  await page.getByText('The shop has your request').waitFor();
  await link(page, 'View this refund').click();
  await page.getByRole('heading', { level: 1, name: 'The shop is checking your request' }).waitFor();
  const first = new URL(page.url()).searchParams.get('refundOrderNo') ?? expect.fail('The refund has no number.');

  await shop.simulate(`refunds/${first}/refuse`, { reason: 'The picture does not show the seam.' });
  await lookAgain(page, 'The shop has refused this refund');
  await page.getByText('The picture does not show the seam.').waitFor();
  await link(page, 'Request again').click();
  await page.getByText('The shop has refused your last request.').waitFor();
  await expect.poll(() => page.getByLabel('Note (optional)').inputValue()).toBe('A seam has come apart.');
  await button(page, 'Request refund').click();
  await page.getByText('The shop has your request').waitFor();
  await link(page, 'View this refund').click();
  await page.getByRole('heading', { level: 1, name: 'The shop is checking your request' }).waitFor();
  const second = new URL(page.url()).searchParams.get('refundOrderNo') ?? expect.fail('The refund has no number.');
  expect(second).not.toBe(first);

  await shop.simulate(`refunds/${second}/grant`);
  await lookAgain(page, 'The shop has approved this refund');
  await shop.simulate(`refunds/${second}/pay`);
  await lookAgain(page, 'Your money is on its way');
  await shop.simulate(`refunds/${second}/settle`);
  await lookAgain(page, 'Your refund has arrived');
  expect(shop.browserErrors).toEqual([]);
});
