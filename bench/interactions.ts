import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import type { cartList, WireAnswer } from '../packages/api/src/index.ts';
import { ananya } from '../mocks/market/shoppers.ts';
import { browser } from '../tools/browser.ts';
import { startMarket } from '../tools/market.ts';
import { resultsDir, root } from '../tools/paths.ts';
import { serve } from '../tools/serve.ts';
import { median } from './table.ts';

/*
 * How long a click is without an answer on the page: from the event to the end of the frame that shows what it was to
 * show, in the production build, on the machine's own processor. Milliseconds mean little on another machine; the
 * last row is what a frame with nothing to do takes there.
 */

/** A click, and what the page shows because of it, as a selector. */
interface Act {
  name: string;
  /** Milliseconds that it may take; without it the row is for comparison. */
  aim?: number;
  open: (page: Page) => Promise<void>;
  target: (page: Page) => Locator;
  shows: string;
}

const lines = 1000;

/** A cart as large as an account's may become. */
const largeCart: WireAnswer<typeof cartList> = Array.from({ length: 20 }, (_, shop) => ({
  merId: shop + 1,
  merName: `Shop ${shop + 1}`,
  cartInfoList: Array.from({ length: lines / 20 }, (_, at) => ({
    id: shop * 100 + at + 1,
    productId: 106,
    productAttrUnique: 1061,
    cartNum: 1,
    image: '/pictures/shoe.svg',
    storeName: `Item ${at + 1} of shop ${shop + 1}`,
    attrId: 1061,
    attrStatus: true,
    suk: 'Lilac, UK 8',
    price: 10.99,
    stock: 40,
  })),
}));

async function answerWithLargeCart(page: Page): Promise<void> {
  await page.route('**/api/front/cart/list?*', async (route) => {
    const isValid = new URL(route.request().url()).searchParams.get('isValid') === 'true';
    await route.fulfill({ json: { code: 200, message: 'ok', data: isValid ? largeCart : [] } });
  });
  await page.route('**/api/front/cart/num', (route) => route.fulfill({ json: { code: 200, message: 'ok', data: null } }));
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.getByLabel('Phone number').fill(ananya.phone);
  await form.getByLabel('Password', { exact: true }).fill(ananya.password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

const goods = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const search = async (page: Page) => {
  await page.goto('/goods/goods_search?cid=3000');
  await page.getByRole('main').getByRole('article').first().waitFor();
};

const acts: readonly Act[] = [
  {
    name: 'choose a specification',
    aim: 50,
    open: goods('/goods_detail/106'),
    target: (page) => page.getByRole('radiogroup').first().getByRole('radio').nth(1),
    shows: 'main [role=radiogroup] input:checked, main [role=radiogroup] [aria-checked=true]',
  },
  {
    name: 'turn to a tab of goods',
    aim: 50,
    open: goods('/goods_detail/103'),
    target: (page) => page.getByRole('tab', { name: /Details/ }),
    shows: '[role=tab][aria-selected=true][id*=etails], [role=tab][data-state=active]:nth-child(n + 2)',
  },
  {
    name: 'turn to a tab of orders',
    aim: 50,
    async open(page) {
      await signIn(page);
      await page.goto('/users/order_list');
      await page.getByRole('main').getByRole('article').first().waitFor();
    },
    target: (page) => page.getByRole('tab').nth(2),
    shows: '[role=tab]:nth-child(3)[aria-selected=true]',
  },
  {
    name: 'add to cart',
    aim: 50,
    open: goods('/goods_detail/103'),
    target: (page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first(),
    shows: 'main button[aria-busy=true], [data-galleria-toasts] button',
  },
  {
    name: 'sort a list',
    aim: 50,
    open: search,
    target: (page) => page.getByRole('main').getByRole('link', { name: 'Price: low to high' }),
    shows: 'main a[aria-current][href*="sort=price-asc"]',
  },
  {
    name: `+1 of ${lines} lines`,
    aim: 20,
    async open(page) {
      await signIn(page);
      await answerWithLargeCart(page);
      await page.goto('/order/shopping_cart');
      await page.getByRole('spinbutton').first().waitFor();
    },
    target: (page) => page.getByRole('button', { name: 'One more' }).first(),
    shows: '[role=spinbutton][value="2"], input[aria-valuenow="2"]',
  },
  {
    name: 'nothing to do',
    open: async (page) => {
      await page.goto('/policy/privacy_policy');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    target: (page) => page.getByRole('heading', { level: 1 }),
    shows: 'main',
  },
];

/** Runs in the page at a click: notes how long it takes until a frame has shown what is looked for. */
function watch(shows: string): Promise<number> {
  return new Promise((resolve) => {
    const onClick = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        const isShown = document.querySelector(shows) !== null;
        setTimeout(() => (isShown ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look)));
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}

async function measure(opened: Browser, baseURL: string, { open, target, shows }: Act): Promise<number> {
  const context = await opened.newContext({ baseURL, locale: 'en-IN', viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await open(page);
    await page.waitForLoadState('networkidle');
    const element = target(page);
    await element.scrollIntoViewIfNeeded();
    const isBefore = (await page.locator(shows).count()) > 0 && shows !== 'main';
    if (isBefore) throw new Error(`"${shows}" is there before the click.`);
    // Found before it is pressed: to press a locator Playwright looks among 1,000 lines anew, in the time that is measured.
    const found = await element.elementHandle();
    if (!found) throw new Error(`There is nothing to press for "${shows}".`);
    const shown = page.evaluate(watch, shows);
    await found.click({ force: true });
    return await shown;
  } finally {
    await context.close();
  }
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, json: { type: 'string' } } });
const dist = path.join(root, 'packages/storefront/dist');
if (!existsSync(path.join(dist, 'index.html'))) {
  throw new Error('There is no built storefront in packages/storefront/dist: run "pnpm build" first.');
}
const market = await startMarket();
const server = await serve({ dir: dist, port: 0, api: market.url });
const opened = await chromium.launch(browser());
try {
  const results: { name: string; aim?: number | undefined; milliseconds: number }[] = [];
  for (const act of acts) {
    const all: number[] = [];
    const once = () => measure(opened, server.url, act);
    // The first warms the server up. Now and then a page never counts as quiet: it is opened again.
    for (let run = 0; run <= Number(values.runs); run++) all.push(await once().catch(once));
    results.push({ name: act.name, aim: act.aim, milliseconds: median(all.slice(1)) });
  }
  console.log(`From a click to the frame that shows its answer, in milliseconds: the medians of ${values.runs}`);
  for (const { name, aim, milliseconds } of results)
    console.log(`${name.padEnd(26)}${milliseconds.toFixed(1).padStart(8)}${aim === undefined ? '' : `   aim ${aim}`}`);
  const file = values.json ?? path.join(resultsDir, 'bench-interactions.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
} finally {
  await Promise.all([opened.close(), server.close(), market.stop()]);
}
