import path from 'node:path';
import type { Page } from 'playwright';
import { startMarket } from '../tools/market.ts';
import { root } from '../tools/paths.ts';
import { serve } from '../tools/serve.ts';
import { chooseLanguage, signIn } from './actions.ts';
import { expect, test } from './test.ts';

/* The page for cards with a key of Stripe's; its script is stood in for. */

/** Fields that mount, and a payment that says what the page's `intent` is, or never ends. */
const script = `window.Stripe = Object.assign(() => {
  const field = { mount(at) { const input = document.createElement('input'); input.setAttribute('aria-label', 'Card field'); at.append(input) },
    on() { return this }, off() {}, destroy() {}, update() {}, unmount() {} };
  const elements = { create: () => field, getElement: () => null, update() {}, on() {}, submit: async () => ({}), fetchUpdates: async () => ({}) };
  const confirmPayment = () => new Promise((resolve) => { window.endPayment = (status) => resolve({ paymentIntent: { status } }) });
  return { elements: () => elements, confirmPayment, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {} };
}, { version: 'endive' })`;

declare global {
  /** Ends the payment that is under way, with what Stripe says of it. */
  var endPayment: (status: string) => void;
}

const amount = (page: Page) => page.getByRole('button', { name: /^(?:Pay|Payer) / });

test('fields that do not come say so and come later, another language does not interrupt, and what is open is not called paid', async ({
  context,
}) => {
  const market = await startMarket();
  const server = await serve({ dir: path.join(root, 'packages/storefront/dist'), port: 0, api: market.url, stripeKey: 'pk_test_51Abc' });
  try {
    const page = await context.newPage();
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await page.goto(`${server.url}/users/order_list?tab=toPay`);
    await signIn(page);
    await page.getByRole('link', { name: 'Pay now' }).first().click();
    await page.getByRole('radio', { name: /^Card/ }).check();
    await page.getByRole('button', { name: 'Continue to card' }).click();
    await page.getByText('The card form could not be loaded').waitFor();
    await page.unrouteAll();
    await page.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Card field').fill('4242');
    await amount(page).click();
    await expect.poll(() => page.evaluate(() => typeof globalThis.endPayment)).toBe('function');

    let documents = 0;
    page.on('domcontentloaded', () => (documents += 1));
    const other = await context.newPage();
    await other.goto(`${server.url}/about/us`);
    await chooseLanguage(other, 'Français');
    await page.getByRole('heading', { level: 1, name: 'Payer par carte' }).waitFor();
    expect([documents, await page.getByLabel('Card field').inputValue()]).toEqual([0, '4242']);

    await page.evaluate(() => globalThis.endPayment('requires_action'));
    await page.waitForURL(/payment_result/);
    expect(page.url()).not.toContain('redirect_status');
    await page.getByRole('heading', { level: 1, name: 'Cette commande n’est pas encore payée' }).waitFor();
  } finally {
    await server.close();
    await market.stop();
  }
});
