import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { firstVisits, largerPages, laterPage, measuredIds, measuredQueries } from '../packages/storefront/src/routes/budgets.ts';
import { type Page as RoutePage, pageEntries, pages } from '../packages/storefront/src/routes/pages.ts';
import { ananya } from '../mocks/market/shoppers.ts';
import type { MarketState } from '../mocks/market/state.ts';
import { browser } from './browser.ts';
import { FileStore } from './compress.ts';
import { startMarket } from './market.ts';
import { root } from './paths.ts';
import { finish } from './results.ts';
import { serve } from './serve.ts';
import { isWithin, measureTable, type Measure } from './table.ts';

/*
 * What pages cost: the JavaScript and CSS that a real browser asks for, with what comes at the first touch, until the
 * network is quiet; each file as brotli's strongest setting packs it. A first visit pays for everything; a later page
 * for the scripts that it has beyond those of the page before. The budgets stand beside the table of pages.
 */
type Kind = 'js' | 'css';
interface LaterPage {
  address: string;
  budget: number;
}
interface Budgets {
  /** By page. */
  first: Record<string, Record<Kind, number>>;
  /** Pages that are measured by the scripts that they have beyond those of home. */
  afterHome: LaterPage[];
  /** The same for somebody who signed in and is in the user centre; `{order}` and `{refund}` stand for numbers. */
  afterAccount: LaterPage[];
}

/** All policies are one page with other words. */
const isMeasured = (name: string, { path }: RoutePage) =>
  !path.includes(':') && !name.startsWith('policy') && !path.startsWith('/middlewares/');

function readBudgets(): Budgets {
  const first = new Map(Object.entries(firstVisits));
  const [ids, queries] = [new Map(Object.entries(measuredIds)), new Map(Object.entries(measuredQueries))];
  const larger = new Map(Object.entries(largerPages));
  const later = pageEntries.filter(([name, page]) => !first.has(name) && isMeasured(name, page));
  const addresses = (guarded: boolean) =>
    later
      .filter(([, page]) => (page.guarded === true && page !== pages.users) === guarded)
      .map(([name, { path }]) => ({
        address: queries.has(name) ? `${path}?${queries.get(name)}` : path,
        budget: larger.get(name) ?? laterPage,
      }));
  return {
    first: Object.fromEntries(
      pageEntries.flatMap(([name, { path }]) => {
        const sizes = first.get(name);
        return sizes ? [[path.replace(':id', ids.get(name) ?? ':id'), sizes]] : [];
      }),
    ),
    afterHome: addresses(false),
    afterAccount: addresses(true),
  };
}

const kinds = ['js', 'css'] as const;

const dist = path.join(root, 'packages/storefront/dist');

/** Visits a page, and does something there; the files it asked for, by kind. */
async function visit(context: BrowserContext, address: string, act?: (page: Page) => Promise<void>): Promise<Record<Kind, string[]>> {
  const page = await context.newPage();
  const asked: Record<Kind, Set<string>> = { js: new Set(), css: new Set() };
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = kinds.find((extension) => pathname.endsWith(`.${extension}`));
    if (!kind) return;
    if (response.ok()) asked[kind].add(pathname);
    else problems.push(`${pathname} answered ${response.status()}`);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.close();
  if (asked.js.size === 0) problems.push('it asked for no script');
  if (problems.length > 0) throw new Error(`${address} does not work, so its size means nothing: ${problems.join('; ')}.`);
  return { js: [...asked.js], css: [...asked.css] };
}

const store = new FileStore();

async function packedSize(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await store.read(path.join(dist, file), 'br')).body.length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function measureFirst(opened: Browser, url: string, budgets: Budgets['first']): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [page, budget] of Object.entries(budgets)) {
    const context = await opened.newContext({ locale: 'en-US' });
    const asked = await visit(context, url + page, touch);
    await context.close();
    for (const kind of kinds) measures.push({ name: `${page} ${kind}`, bytes: await packedSize(asked[kind]), budget: budget[kind] });
  }
  return measures;
}

async function measureLater(opened: Browser, url: string, { afterHome, afterAccount }: Budgets, numbers: Numbers): Promise<Measure[]> {
  const context = await opened.newContext({ locale: 'en-US' });
  const scriptsOf = async (page: string, act?: (page: Page) => Promise<void>) => (await visit(context, url + page, act)).js;
  const beyond = async (had: readonly string[], pages: readonly LaterPage[]) => {
    const measures: Measure[] = [];
    for (const { address: page, budget } of pages) {
      const scripts = await scriptsOf(page.replace(/{(order|refund)}/, (_, name: keyof Numbers) => numbers[name]));
      measures.push({ name: `${page} js`, bytes: await packedSize(scripts.filter((file) => !had.includes(file))), budget });
    }
    return measures;
  };
  const ofSignIn = await scriptsOf('/login', signIn);
  const [ofHome, ofAccount] = [await scriptsOf('/', touch), [...ofSignIn, ...(await scriptsOf('/users', touch))]];
  // Two pages at a time, and no more: a page that waits for the processor is quiet, too.
  const measures = (await Promise.all([beyond(ofHome, afterHome), beyond(ofAccount, afterAccount)])).flat();
  await context.close();
  return measures;
}

/** What is around a page comes with the first touch (docs/decisions/04-one-shop-chunk.md). */
async function touch(page: Page): Promise<void> {
  // At the edge, where it points at nothing: what is pointed at is fetched ahead.
  await page.mouse.move(1, 1);
  await page.locator('footer:not(article footer)').waitFor();
}

/** An order of Ananya's that has arrived and may be reviewed or given back, and a refund of hers. */
interface Numbers {
  order: string;
  refund: string;
}

async function readNumbers(market: string): Promise<Numbers> {
  const response = await fetch(`${market}/_mock/state`, { headers: { Accept: 'application/json' } });
  const { orders, refunds }: Pick<MarketState, 'orders' | 'refunds'> = Object(await response.json());
  const parts = orders.filter(({ shopper }) => shopper === ananya.id).flatMap((order) => order.parts);
  const order = parts.find(({ state, refund }) => state === 'toReview' && refund === 'none')?.no;
  const refund = refunds.find((one) => parts.some(({ no }) => no === one.order))?.no;
  if (order === undefined || refund === undefined) throw new Error('The market has no order to give back, or no refund.');
  return { order, refund };
}

async function signIn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Phone number').fill(ananya.phone);
  await main.getByLabel('Password', { exact: true }).fill(ananya.password);
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('banner').getByText(ananya.nickname).waitFor();
  // Home, where one who signs in arrives, is part of what they have by now.
  await main.getByRole('article').first().waitFor();
}

async function measure(budgets: Budgets): Promise<Measure[]> {
  const market = await startMarket();
  const shop = await serve({ dir: dist, port: 0, api: market.url });
  const opened = await chromium.launch(browser());
  try {
    const first = await measureFirst(opened, shop.url, budgets.first);
    return [...first, ...(await measureLater(opened, shop.url, budgets, await readNumbers(market.url)))];
  } finally {
    await Promise.all([opened.close(), shop.close(), market.stop()]);
  }
}

const { values } = parseArgs({ options: { json: { type: 'string' } } });
if (!existsSync(path.join(dist, 'index.html'))) {
  throw new Error('There is no built storefront in packages/storefront/dist: run "pnpm build" first.');
}
const measures = await measure(readBudgets());
console.log('First visits, and what later pages add, brotli');
console.log(measureTable(measures));
const passed = measures.filter(isWithin).length;
await finish({ passed, failed: measures.length - passed }, values.json);
