import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { browser } from '../tools/browser.ts';
import { startMarket } from '../tools/market.ts';
import { resultsDir, root } from '../tools/paths.ts';
import { serve } from '../tools/serve.ts';
import { overHttp2 } from './overHttp2.ts';
import { median, ratioTable } from './table.ts';

/*
 * How soon home, a list and the page of goods are there on a slow connection and a slow device, beside lean pages of the same
 * libraries with the same goods (bench/lean): both built for production, served alike over HTTP/2, measured in turns in one run.
 * Only the ratios mean something on another machine.
 */
const pages = [
  { name: 'Home', path: '/', picture: 'main article img', aims: 'paint 0.7 ×, ready 1.2 ×, blocking 100 ms, 35 requests' },
  { name: 'List', path: '/goods/goods_search', picture: 'main article img', aims: 'ready 1.0 ×, shift 0.01' },
  { name: 'Page of goods', path: '/goods_detail/106', picture: 'main img', aims: 'picture and ready 1.0 ×, shift 0.01' },
] as const;

/** 1.6 Mbit/s, in bytes a second, with 150 ms to and fro, and a processor of a quarter of the speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

/** One visit: milliseconds from the navigation on, and how many files were asked for. */
interface Visit {
  /** The first contentful paint. */
  paint: number;
  /** The first picture of goods is shown. */
  picture: number;
  /** It is shown on a page that can be used. */
  ready: number;
  /** By how much tasks were longer than 50 ms, until half a second after that. */
  blocking: number;
  /** Requests that began before `ready`, the document among them. */
  requests: number;
  /** How far things moved by themselves (cumulative layout shift). */
  shift: number;
}

interface Marks {
  picture?: number;
  ready?: number;
  blocking: number;
  shift: number;
}

declare global {
  var benchMarks: Marks;
}

/** @param picture finds what is to be seen first. */
async function visit(opened: Browser, url: string, picture: string): Promise<Visit> {
  const context = await opened.newContext({ ignoreHTTPSErrors: true, locale: 'en-IN', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devices = await context.newCDPSession(page);
  await devices.send('Network.enable');
  await devices.send('Network.emulateNetworkConditions', network);
  await devices.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  page.setDefaultTimeout(60_000);
  await page.addInitScript(observe, picture);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.benchMarks.ready !== undefined && performance.now() > globalThis.benchMarks.ready + 500);
  const result = await page.evaluate(() => {
    const { picture = 0, ready = 0, blocking, shift } = globalThis.benchMarks;
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const requests = 1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < ready).length;
    return { paint, picture, ready, blocking, requests, shift };
  });
  await context.close();
  return result;
}

/** Runs in the page before anything else: notes when the first picture of goods is there, long tasks and layout shifts. */
function observe(selector: string) {
  const marks: Marks = { blocking: 0, shift: 0 };
  globalThis.benchMarks = marks;
  const look = () => {
    const there = [...document.querySelectorAll<HTMLImageElement>(selector)].filter((one) => one.complete && one.naturalWidth > 0);
    if (there.length > 0) marks.picture ??= performance.now();
    // What the document shows of a page is inert until the shop takes over.
    if (there.some((one) => !one.closest('[inert]'))) marks.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') marks.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Builds the lean page; where its files are. */
async function buildLean(): Promise<string> {
  const outDir = path.join(root, 'node_modules/.cache/galleria/bench-lean');
  const target = 'es2023';
  await build({
    root: path.join(import.meta.dirname, 'lean'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target, modulePreload: { polyfill: false } },
  });
  // What answers every address but the first.
  await mkdir(path.join(outDir, 'goods_detail'));
  for (const name of ['app.html', 'goods_detail/index.html']) await copyFile(path.join(outDir, 'index.html'), path.join(outDir, name));
  return outDir;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, json: { type: 'string' } } });
const dist = path.join(root, 'packages/storefront/dist');
if (!existsSync(path.join(dist, 'index.html'))) {
  throw new Error('There is no built storefront in packages/storefront/dist: run "pnpm build" first.');
}
const lean = await buildLean();
const market = await startMarket();
const servers = await Promise.all([dist, lean].map((dir) => serve({ dir, port: 0, api: market.url })));
const fronts = await Promise.all(servers.map(({ url }) => overHttp2(url)));
const opened = await chromium.launch(browser());
try {
  const results: Record<string, unknown> = {};
  for (const { name: title, path: address, picture, aims } of pages) {
    const names = ['galleria', 'lean'] as const;
    const visits: Record<(typeof names)[number], Visit[]> = { galleria: [], lean: [] };
    for (let run = 0; run <= Number(values.runs); run++) {
      for (const [at, name] of names.entries()) {
        const url = `${fronts[at]?.url}${address}`;
        // Now and then the slowed connection stands still with every file on its way: such a visit measures nothing.
        const result = await visit(opened, url, picture).catch(() => visit(opened, url, picture));
        // The first of each warms the servers up: they compress a file when it is first asked for.
        if (run > 0) visits[name].push(result);
      }
    }
    const measures = (['paint', 'picture', 'ready', 'blocking', 'requests', 'shift'] as const).map((name) => ({
      name,
      galleria: median(visits.galleria.map((one) => one[name])),
      lean: median(visits.lean.map((one) => one[name])),
    }));
    console.log(`${title}, the medians of ${values.runs} visits: 1.6 Mbit/s, 150 ms, a quarter of the processor`);
    console.log(ratioTable(measures));
    console.log(`Aims: ${aims}.\n`);
    results[address] = { measures, visits };
  }
  const file = values.json ?? path.join(resultsDir, 'bench-first-load.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
} finally {
  await Promise.all([opened.close(), ...[...fronts, ...servers].map((server) => server.close()), market.stop()]);
}
