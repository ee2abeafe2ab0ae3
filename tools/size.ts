import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { browser } from './browser.ts';
import { brotli } from './compress.ts';
import { startMarket } from './market.ts';
import { root } from './paths.ts';
import { finish } from './results.ts';
import { serve } from './serve.ts';
import { isWithin, measureTable, type Measure } from './table.ts';

/*
 * What a first visit to a page costs: the JavaScript and CSS that a real browser asks for until the network is quiet,
 * each file as brotli's strongest setting packs it. The budgets are those of budgets.json, in bytes.
 */
type Kind = 'js' | 'css';
type Budget = Record<Kind, number>;

const kinds = ['js', 'css'] as const;

const dist = path.join(root, 'packages/storefront/dist');

/** Visits a page with an empty cache; the files it asked for, by kind. */
async function visit(opened: Browser, address: string): Promise<Record<Kind, string[]>> {
  const page = await opened.newPage({ locale: 'en-US' });
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
  await page.close();
  if (asked.js.size === 0) problems.push('it asked for no script');
  if (problems.length > 0) throw new Error(`${address} does not work, so its size means nothing: ${problems.join('; ')}.`);
  return { js: [...asked.js], css: [...asked.css] };
}

async function packedSize(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await brotli(await readFile(path.join(dist, file)))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function measure(budgets: Readonly<Record<string, Budget>>): Promise<Measure[]> {
  const market = await startMarket();
  const shop = await serve({ dir: dist, port: 0, api: market.url });
  const opened = await chromium.launch(browser());
  const measures: Measure[] = [];
  try {
    for (const [page, budget] of Object.entries(budgets)) {
      const asked = await visit(opened, shop.url + page);
      for (const kind of kinds) {
        measures.push({ name: `${page} ${kind}`, bytes: await packedSize(asked[kind]), budget: budget[kind] });
      }
    }
  } finally {
    await Promise.all([opened.close(), shop.close(), market.stop()]);
  }
  return measures;
}

const { values } = parseArgs({ options: { json: { type: 'string' } } });
if (!existsSync(path.join(dist, 'index.html'))) {
  throw new Error('There is no built storefront in packages/storefront/dist: run "pnpm build" first.');
}
const budgets: Record<string, Budget> = JSON.parse(await readFile(path.join(import.meta.dirname, 'budgets.json'), 'utf8'));
const measures = await measure(budgets);
console.log('First visit, brotli');
console.log(measureTable(measures));
const passed = measures.filter(isWithin).length;
await finish({ passed, failed: measures.length - passed }, values.json);
