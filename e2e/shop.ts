import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { browser } from '../tools/browser.ts';
import { type Market, startMarket } from '../tools/market.ts';
import { root } from '../tools/paths.ts';
import { isApiPath } from '../tools/proxy.ts';
import { type Server, serve } from '../tools/serve.ts';
import { connectBackOffice, type BackOffice } from './backOffice.ts';

/** What goes wrong between the browser and the server, until it is set back. Nothing has to be caught in the browser, which keeps its cache. */
export interface Network {
  /** Milliseconds by which every call is late. */
  delay: number;
  /** How many of the scripts that are asked for next are missing. */
  missingScripts: number;
}

/** The production build with its production headers, over a marketplace that can be stopped and started again. */
export interface Shop extends BackOffice {
  url: string;
  /** A tab that is there from the beginning, for tests that continue each other. */
  page: Page;
  /** A browser context of its own, without the cookies and storage of any other. */
  newBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Console errors, page errors and violations of the content security policy. */
  browserErrors: string[];
  network: Network;
  stopMarket: () => Promise<void>;
  startMarket: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * `SLOW=1`: a CPU slowed down six times, and answers in any order: shows what a journey or a page takes for granted.
 */
export const slow = process.env['SLOW'] !== undefined;

const visitor = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', viewport: { width: 1280, height: 800 } };

/** Starts a real browser. Playwright disables the back/forward cache, which shoppers have. */
export function startBrowser(): Promise<Browser> {
  const { executablePath, env, args } = browser();
  return chromium.launch({ executablePath, env, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

const isScript = /^\/assets\/[^/]+\.js$/;

/** Opens the shop in a browser of its own, or in one that is shared and outlives it. */
export async function openShop(shared?: Browser): Promise<Shop> {
  const kept = mkdtempSync(path.join(tmpdir(), 'galleria-'));
  const file = path.join(kept, 'market.json');
  let market: Market = await startMarket({ file });
  const network: Network = { delay: 0, missingScripts: 0 };
  const server: Server = await serve({
    dir: path.join(root, 'packages/storefront/dist'),
    port: 0,
    api: market.url,
    // The gateway that stands in with a mock marketplace.
    stripeKey: 'demo',
    async onTheWay(pathname) {
      // Answers in any order, another one each time: that is what SLOW=1 is for, and no other run waits here.
      if (slow) await setTimeout(Math.random() * 700);
      if (network.delay > 0 && isApiPath(pathname)) await setTimeout(network.delay);
      if (network.missingScripts === 0 || !isScript.test(pathname)) return undefined;
      network.missingScripts -= 1;
      return 'missing';
    },
  });
  const app = shared ?? (await startBrowser());
  const browserErrors: string[] = [];
  const newBrowser = async (options?: BrowserContextOptions) => {
    const context = await app.newContext({ ...visitor, ...options });
    if (slow) context.on('page', slowDown);
    context.on('weberror', (error) => browserErrors.push(error.error().message));
    context.on('console', (line) => line.type() === 'error' && browserErrors.push(line.text()));
    return context;
  };
  const own = await newBrowser();
  return {
    url: server.url,
    page: await own.newPage(),
    newBrowser,
    browserErrors,
    network,
    ...connectBackOffice(() => market.url),
    stopMarket: () => market.stop(),
    startMarket: async () => {
      market = await startMarket({ file, port: market.port });
    },
    async close() {
      await (shared ? own : app).close();
      await server.close();
      await market.stop();
      rmSync(kept, { recursive: true, force: true });
    },
  };
}

/** Throttles the CPU of a page; one that has closed meanwhile needs none. */
async function slowDown(page: Page) {
  try {
    const devices = await page.context().newCDPSession(page);
    await devices.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  } catch {}
}
