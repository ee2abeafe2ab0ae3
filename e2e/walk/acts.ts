import type { Locator, Page } from 'playwright';
import { signIn } from '../actions.ts';
import { isAtRest } from './look.ts';
import { someOf, type Walker } from './walker.ts';

/**
 * What a shopper does: one step, as far as the page lets them. Says what was done, in words.
 * @throws Hindered, or Playwright's error, when the page does not have what is needed, or does not get it soon.
 */
export type Act = (walker: Walker) => Promise<string>;

/** The page does not have what a step needs. */
export class Hindered extends Error {}

/** Milliseconds that a shopper in a hurry waits, on a machine with other journeys under way. */
const soon = 10_000;

const addresses = [
  '/',
  '/goods/goods_search?title=tea',
  '/goods/goods_search?cid=3000&sort=price-asc',
  '/goods/activity_list?id=1',
  '/goods/top_one',
  '/merchant/merchant_street',
  '/merchant/merchant/home?id=3',
  '/order/shopping_cart',
  '/users',
  '/users/order_list?menuCur=111&tab=toPay',
  '/users/collection_list',
  '/users/coupon_list',
  '/policy/terms',
  '/order/order_confirm?preOrderNo=PRE0000000000',
  '/nothing_here',
] as const;

/** Goods of several shops, each with its first specification: there are four of some, and many of others. */
const goods = [103, 108, 112, 119, 121, 126, 128] as const;

/** Presses a button of the browser. Chromium refuses while one page of the tab gives way to another; a person would press again. */
async function press(page: Page, button: () => Promise<unknown>): Promise<void> {
  try {
    await button();
  } catch (cause) {
    if (!(cause instanceof Error && cause.message.includes('Not attached to an active page'))) throw cause;
    await page.waitForLoadState('domcontentloaded');
    await button();
  }
}

/** Goes to an address by typing it. */
const visit = ({ shop, page }: Walker, address: string) => page.goto(shop.url + address, { waitUntil: 'domcontentloaded' });

/** Waits until something is there; a page that is at rest without it will not get it. */
async function there(page: Page, wanted: Locator): Promise<Locator> {
  const end = Date.now() + soon;
  for (let rests = 0; rests < 6 && Date.now() < end; ) {
    if (await wanted.first().isVisible()) return wanted;
    await page.waitForTimeout(120);
    rests = (await isAtRest(page)) ? rests + 1 : 0;
  }
  throw new Hindered('It is not there.');
}

const main = (page: Page) => page.getByRole('main');
const popupOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Phone number') });

/** What can be seen of what was found, in the order of the page. */
async function visible(found: Locator): Promise<Locator[]> {
  const all = await found.all();
  const seen = await Promise.all(all.map((one) => one.isVisible()));
  return all.filter((_, at) => seen[at]);
}

async function openGoods(walker: Walker): Promise<number> {
  const id = walker.pick(goods);
  await visit(walker, `/goods_detail/${id}?sku=${id}1`);
  return id;
}

/** By the bar at the top where that is within reach. */
async function openCart(walker: Walker): Promise<void> {
  const link = walker.page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  if ((await isDialogOpen(walker.page)) || !(await link.isVisible())) await visit(walker, '/order/shopping_cart');
  else await link.click({ timeout: soon });
  await walker.page.waitForURL('**/order/shopping_cart', { timeout: soon, waitUntil: 'commit' });
  await main(walker.page).getByRole('heading', { level: 1, name: 'Cart' }).waitFor({ timeout: soon });
}

const isDialogOpen = async (page: Page) => (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0;

/** Presses one of the buttons of a name. */
async function pressOne({ page, pick }: Walker, name: RegExp | string): Promise<void> {
  const buttons = await there(page, main(page).getByRole('button', { name }));
  const shown = someOf(await visible(buttons));
  await (shown ? pick(shown) : buttons.first()).click({ timeout: soon });
}

/** Opens the popup, if it is not open. */
async function askForSignIn(page: Page): Promise<void> {
  if (!(await popupOf(page).isVisible())) {
    const button = await there(page, page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }));
    await button.click({ timeout: soon });
  }
  await popupOf(page).waitFor({ timeout: soon });
}

/** Signs in when the shop asks for it. */
async function signInIfAsked({ page }: Walker): Promise<boolean> {
  const popup = popupOf(page);
  try {
    await popup.waitFor({ timeout: 500 });
  } catch {
    return false;
  }
  await signIn(page, popup);
  await popup.waitFor({ state: 'detached', timeout: soon });
  return true;
}

/** Chooses a way to pay and places the order. */
async function place({ page, pick, told }: Walker): Promise<string> {
  const way = pick(['Cash on delivery', 'Card', 'UPI'] as const);
  const radio = await there(page, main(page).getByRole('radio', { name: new RegExp(`^${way}`) }));
  await radio.check({ timeout: soon, force: true });
  told.placed += 1;
  await main(page).getByRole('button', { name: 'Place order' }).click({ timeout: soon });
  return way;
}

export const acts = {
  async open(walker) {
    const address = walker.pick(addresses);
    await visit(walker, address);
    return `opens ${address}`;
  },
  async follow({ page, pick }) {
    // One that opens a tab is followed in this one.
    const links = someOf(await visible(await there(page, page.locator('main a[href^="/"]:not([target])'))));
    if (!links) throw new Hindered('There is no link.');
    const link = pick(links);
    const address = await link.getAttribute('href', { timeout: soon });
    await link.click({ timeout: soon });
    return `follows the link to ${address}`;
  },
  async add(walker) {
    const id = await openGoods(walker);
    await pressOne(walker, 'Add to cart');
    return `puts goods ${id} into the cart`;
  },
  async quantity(walker) {
    await openCart(walker);
    const name = walker.pick(['One more', 'One less'] as const);
    await pressOne(walker, name);
    if (walker.pick([true, false])) await pressOne(walker, 'One more');
    return `presses "${name}" in the cart`;
  },
  async remove(walker) {
    await openCart(walker);
    await pressOne(walker, /^Remove /);
    if (!walker.pick([true, false])) return 'removes a line of the cart';
    await (await there(walker.page, walker.page.getByRole('button', { name: 'Undo' }))).click({ timeout: soon });
    return 'removes a line of the cart, and undoes it';
  },
  async heart(walker) {
    const id = await openGoods(walker);
    const heart = await there(walker.page, main(walker.page).getByRole('button', { name: /wish list$/ }));
    await heart.first().click({ timeout: soon });
    const asked = await signInIfAsked(walker);
    return `presses the heart of goods ${id}${asked ? ' and signs in' : ''}`;
  },
  async signIn({ page }) {
    await askForSignIn(page);
    await signIn(page, popupOf(page));
    return 'signs in';
  },
  async signOut({ page }) {
    const menu = await there(page, page.getByRole('banner').getByRole('button', { name: /^Your account/ }));
    await menu.click({ timeout: soon });
    await page.getByRole('button', { name: 'Sign out' }).click({ timeout: soon });
    // A guest is asked first.
    const question = page.getByRole('alertdialog', { name: 'Sign out?' });
    await question
      .or(page.getByRole('banner').getByRole('button', { name: 'Sign in' }))
      .first()
      .waitFor({ timeout: soon });
    if (await question.isVisible()) await question.getByRole('button', { name: 'Sign out' }).click({ timeout: soon });
    return 'signs out';
  },
  async guest({ page }) {
    await askForSignIn(page);
    await popupOf(page).getByRole('button', { name: 'Continue as a guest' }).click({ timeout: soon });
    const popup = page.getByRole('dialog').filter({ hasText: 'No account needed.' });
    await popup.locator('input[type=email]').fill('asha.iyer@mailbox.example', { timeout: soon });
    await popup.getByLabel('Phone number').fill('9812345670');
    await popup.getByRole('checkbox').check();
    await popup.getByRole('button', { name: 'Continue', exact: true }).click({ timeout: soon });
    return 'goes on as a guest';
  },
  async confirm(walker) {
    await openCart(walker);
    await pressOne(walker, /^Check out \(/);
    await signInIfAsked(walker);
    return 'checks out what is in the cart';
  },
  async buyNow(walker) {
    const id = await openGoods(walker);
    await pressOne(walker, 'Buy now');
    await signInIfAsked(walker);
    const way = await place(walker);
    return `buys goods ${id} at once, to be paid by ${way}`;
  },
  async place(walker) {
    return `places the order, to be paid by ${await place(walker)}`;
  },
  async pay(walker) {
    const { page, pick } = walker;
    const fields = main(page).getByLabel('Card number');
    if (!(await fields.isVisible())) {
      await visit(walker, '/users/order_list?menuCur=111&tab=toPay');
      const link = await there(page, main(page).getByRole('link', { name: 'Pay now' }));
      await link.first().click({ timeout: soon });
      await page.getByRole('radio', { name: /^Card/ }).check({ timeout: soon });
      await page.getByRole('button', { name: 'Continue to card' }).click({ timeout: soon });
    }
    const card = pick(['4242 4242 4242 4242', '4242 4242 4242 4242', '4000 0000 0000 0002'] as const);
    const fill = await there(page, main(page).getByRole('button', { name: `Use test card ${card}` }));
    await fill.click({ timeout: soon });
    await main(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click({ timeout: soon });
    return `pays by card ${card}`;
  },
  async back({ page, shop }) {
    await press(page, () => page.goBack({ timeout: soon, waitUntil: 'commit' }));
    // Before the first page of a tab there is nothing.
    if (page.url() === 'about:blank') await page.goto(shop.url, { waitUntil: 'domcontentloaded' });
    return 'goes back';
  },
  async forward({ page }) {
    await press(page, () => page.goForward({ timeout: soon, waitUntil: 'commit' }));
    return 'goes forward';
  },
  async reload({ page }) {
    await press(page, () => page.reload({ waitUntil: 'domcontentloaded' }));
    return 'reloads';
  },
  async tab(walker) {
    const others = someOf(walker.context.pages().filter((page) => page !== walker.page));
    if (others && (walker.context.pages().length > 2 || walker.pick([true, false]))) {
      walker.page = walker.pick(others);
      await walker.page.bringToFront();
      return 'goes to another tab';
    }
    walker.page = await walker.context.newPage();
    await visit(walker, walker.pick(addresses));
    return `opens a tab at ${walker.page.url().slice(walker.shop.url.length)}`;
  },
} satisfies Record<string, Act>;

export type ActName = keyof typeof acts;
