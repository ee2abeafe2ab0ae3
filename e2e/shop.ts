import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browser } from '../tools/browser.ts';
import { type Market, startMarket } from '../tools/market.ts';
import { root } from '../tools/paths.ts';
import { type Server, serve } from '../tools/serve.ts';

/** The production build with its production headers, over a marketplace that can be stopped and started again. */
export interface Shop {
  url: string;
  page: Page;
  /** What the browser complained about: console errors, page errors, breaches of the content policy. */
  complaints: string[];
  stopMarket: () => Promise<void>;
  startMarket: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the shop in a real browser. */
export async function openShop(): Promise<Shop> {
  const kept = mkdtempSync(path.join(tmpdir(), 'galleria-'));
  const file = path.join(kept, 'market.json');
  let market: Market = await startMarket({ file });
  const server: Server = await serve({ dir: path.join(root, 'packages/storefront/dist'), port: 0, api: market.url });
  const { executablePath, env, args } = browser();
  const app: Browser = await chromium.launch({ executablePath, env, args });
  const page = await app.newPage({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', viewport: { width: 1280, height: 800 } });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  return {
    url: server.url,
    page,
    complaints,
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
