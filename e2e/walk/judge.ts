import type { Page } from 'playwright';
import type { Known } from '../backOffice.ts';
import { type Look, lookAt } from './look.ts';
import type { Walker } from './walker.ts';

/**
 * Milliseconds that a page may take to come to rest once the network is well: as long as a call with its repetitions may (35 s), after
 * the 25 s in which a page without any script says nothing of it (packages/storefront/src/start/failed.css).
 */
const patience = 60_000;

/** Notes what the page that is looked at says of an order. */
export async function listen({ page, told }: Walker): Promise<void> {
  const { pathname, searchParams } = new URL(page.url());
  const orderNo = searchParams.get('orderNo');
  if (!pathname.endsWith('/order/payment_result') || !orderNo) return;
  const title = (
    await page
      .locator('main h1')
      .allInnerTexts()
      .catch(() => [])
  ).join(' ');
  if (title === 'Payment received') told.paid.add(orderNo);
  if (title === 'Order placed') told.cash.add(orderNo);
}

/**
 * The network is well again. A page must come to rest by itself or by what it offers ("Try again"), with a heading and a way on.
 * @throws Error that says what is the matter with it.
 */
export async function checkUsable(page: Page): Promise<void> {
  // What the browser itself shows while there is no network is not the shop's.
  if (page.url().startsWith('chrome-error:')) await page.reload();
  let tries = 0;
  const end = Date.now() + patience;
  let look: Look | undefined;
  while (Date.now() < end) {
    look = await lookAt(page).catch(() => undefined);
    // Whoever is asked to sign in first cannot press what is below.
    if (look?.dialog && look.heading && look.ways > 0) return;
    if (look?.retry && tries < 4) {
      tries += 1;
      const again = page
        .locator('main')
        .or(page.locator('#root'))
        .getByText(/^(?:Try again|Reload)$/)
        .first();
      await again.click({ timeout: 1000 }).catch(() => {});
      // It goes with its page, or when an answer has come: a document that is on its way must not be asked for again.
      await again.waitFor({ state: 'hidden', timeout: 2000 }).catch(() => {});
    } else if (look && look.heading && look.ways > 0 && look.waits.length === 0 && !look.retry) return;
    await page.waitForTimeout(100);
  }
  const place = page.url();
  if (!look) throw new Error(`${place} cannot be looked at.`);
  if (!look.heading) throw new Error(`${place} has no heading. It shows: ${(await page.locator('body').innerText()).slice(0, 300)}`);
  if (look.ways === 0) throw new Error(`${place} leads nowhere.`);
  if (look.retry) throw new Error(`${place} ("${look.heading}") still fails after "Try again" was pressed ${tries} times.`);
  throw new Error(`${place} ("${look.heading}") still waits: ${look.waits.join('; ')}`);
}

/** Lines of the cart page, as `line × quantity`, sorted; one that can no longer be bought has no quantity. */
const cartShown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-line]')]
      .map((row) => `${row.dataset['line']} × ${row.querySelector<HTMLInputElement>('[role=spinbutton]')?.value ?? 'none'}`)
      .toSorted(),
  );

/** Who the browser is signed in as. */
async function shopperOf({ context, shop }: Walker, known: Known): Promise<number | undefined> {
  const token = (await context.cookies(shop.url)).find(({ name }) => name.startsWith('auth._token.'))?.value;
  return token === undefined ? undefined : known.tokens[token]?.shopper;
}

/** What the cart must show: that of the account, or of the device. */
async function cartKept(walker: Walker, known: Known): Promise<string[]> {
  const shopper = await shopperOf(walker, known);
  if (shopper !== undefined) return (known.carts[shopper] ?? []).map(({ id, quantity }) => `${id} × ${quantity}`).toSorted();
  const text = await walker.page.evaluate(() => localStorage.getItem('galleria.guestCart'));
  const lines: { skuId: number; quantity: number }[] = text === null ? [] : Object(JSON.parse(text)).lines;
  return lines.map(({ skuId, quantity }) => `${skuId} × ${quantity}`).toSorted();
}

/** Whether both say the same of every line; a page that is not bought from any more shows no quantity. */
const isSame = (shown: readonly string[], kept: readonly string[]) =>
  shown.length === kept.length &&
  shown.every((line, at) => line === kept[at] || line.replace(/none$/, '') === kept[at]?.replace(/\d+$/, ''));

async function checkCart(walker: Walker): Promise<void> {
  const { page, shop } = walker;
  let shown: string[] = [];
  let kept: string[] = [];
  const agree = async () => {
    kept = await cartKept(walker, await shop.known());
    // A page that waited for the network may load anew under this look: it is looked at again.
    const seen = await cartShown(page).catch(() => undefined);
    shown = seen ?? [];
    return seen !== undefined && isSame(seen, kept);
  };
  const settle = async () => {
    const end = Date.now() + 6000;
    while (Date.now() < end) {
      if (await agree()) return true;
      await page.waitForTimeout(150);
    }
    return false;
  };
  const here = new URL(page.url()).pathname === '/order/shopping_cart';
  if (here && !(await settle())) throw new Error(`The cart shows ${shown.join(', ')} before a reload; kept is ${kept.join(', ')}.`);
  await page.goto(`${shop.url}/order/shopping_cart`, { waitUntil: 'domcontentloaded' });
  await checkUsable(page);
  if (!(await settle())) throw new Error(`The cart shows ${shown.join(', ')} after a reload; kept is ${kept.join(', ')}.`);
}

async function checkOrders(walker: Walker, before: Known): Promise<void> {
  const { page, shop, told } = walker;
  const known = await shop.known();
  const old = new Set(before.orders.map(({ no }) => no));
  const placed = known.orders.filter(({ no }) => !old.has(no));
  if (placed.length > told.placed) throw new Error(`${placed.length} orders were placed by ${told.placed} presses.`);
  const paidOf = new Map(known.orders.map((order) => [order.no, order]));
  for (const no of told.paid) if (paidOf.get(no)?.paidAt === undefined) throw new Error(`${no} was called paid, and is not.`);
  for (const no of told.cash) if (paidOf.get(no)?.payType !== 'cod') throw new Error(`${no} was called placed, and is not.`);
  const shopper = await shopperOf(walker, known);
  const changed = known.orders.filter((order) => order.shopper === shopper && (!old.has(order.no) || told.paid.has(order.no)));
  for (const { no, paidAt, payType } of changed.slice(-2)) {
    await page.goto(`${shop.url}/order/payment_result?orderNo=${no}`, { waitUntil: 'domcontentloaded' });
    await checkUsable(page);
    const title = await page.locator('main h1').innerText();
    const wanted = paidAt === undefined ? 'This order isn’t paid yet' : payType === 'cod' ? 'Order placed' : 'Payment received';
    if (title !== wanted) throw new Error(`${no} is called "${title}" in the place of "${wanted}".`);
  }
}

async function checkWishList(walker: Walker): Promise<void> {
  const { page, shop } = walker;
  const known = await shop.known();
  const shopper = await shopperOf(walker, known);
  if (shopper === undefined) return;
  await page.goto(`${shop.url}/users/collection_list`, { waitUntil: 'domcontentloaded' });
  await checkUsable(page);
  const kept = known.collectedProducts.filter((one) => one.shopper === shopper).length;
  const shown = await page.locator('main [data-entry]').count();
  if (Math.min(kept, 20) !== Math.min(shown, 20)) throw new Error(`The wish list shows ${shown}; kept are ${kept}.`);
}

/** Everything that must be true when a walk is over. */
export async function checkAll(walker: Walker, before: Known): Promise<void> {
  for (const page of walker.context.pages()) await checkUsable(page);
  await listen(walker);
  await checkCart(walker);
  await checkOrders(walker, before);
  await checkWishList(walker);
}
