import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { browser } from '../tools/browser.ts';
import { type Market, startMarket } from '../tools/market.ts';
import { root } from '../tools/paths.ts';
import { type Server, serve } from '../tools/serve.ts';
import { connectBackOffice, type BackOffice } from './backOffice.ts';

/** The production build with its production headers, over a marketplace that can be stopped and started again. */
export interface Shop extends BackOffice {
  url: string;
  /** The first tab; `newTab` opens one beside it, in the same browser. */
  page: Page;
  newTab: () => Promise<Page>;
  /** Somebody else's browser, which knows nothing of this one. */
  newBrowser: () => Promise<BrowserContext>;
  /** Console errors, page errors and violations of the content security policy. */
  browserErrors: string[];
  stopMarket: () => Promise<void>;
  startMarket: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * `SLOW=1`: processors of a sixth of the speed, and answers in any order. What a journey or a page takes for granted
 * then shows.
 */
export const slow = process.env['SLOW'] !== undefined;

const visitor = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', viewport: { width: 1280, height: 800 } };

/** Opens the shop in a real browser. */
export async function openShop(): Promise<Shop> {
  const kept = mkdtempSync(path.join(tmpdir(), 'galleria-'));
  const file = path.join(kept, 'market.json');
  let market: Market = await startMarket({ file });
  const server: Server = await serve({
    dir: path.join(root, 'packages/storefront/dist'),
    port: 0,
    api: market.url,
    maxDelay: slow ? 700 : 0,
  });
  const { executablePath, env, args } = browser();
  // Playwright switches the cache for going back off, and shoppers have it.
  const app: Browser = await chromium.launch({ executablePath, env, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const browserErrors: string[] = [];
  const newBrowser = async () => {
    const context = await app.newContext(visitor);
    if (slow) context.on('page', slowDown);
    context.on('weberror', (error) => browserErrors.push(error.error().message));
    context.on('console', (line) => line.type() === 'error' && browserErrors.push(line.text()));
    return context;
  };
  const own = await newBrowser();
  return {
    url: server.url,
    page: await own.newPage(),
    newTab: () => own.newPage(),
    newBrowser,
    browserErrors,
    ...connectBackOffice(() => market.url),
    stopMarket: () => market.stop(),
    startMarket: async () => {
      market = await startMarket({ file, port: market.port });
    },
    async close() {
      await app.close();
      await server.close();
      await market.stop();
      rmSync(kept, { recursive: true, force: true });
    },
  };
}

/** A page that has closed meanwhile is slow enough. */
async function slowDown(page: Page) {
  try {
    const devices = await page.context().newCDPSession(page);
    await devices.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  } catch {}
}
