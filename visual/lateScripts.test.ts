import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser as launchOptions } from '../tools/browser.ts';
import { settle } from './lateScripts.ts';
import { serve } from './serve.ts';
import { openStorybookPage } from './storybookPage.ts';

/** A page that imports a part, which imports another. */
const files: Record<string, string> = {
  'index.html': '<!doctype html><body><script type="module">import("./assets/part.js").then(({ show }) => show())</script>',
  'assets/part.js': 'export const show = async () => document.body.append((await import("./words.js")).words);',
  // Two seconds of work on a processor that is slowed down.
  'assets/words.js': 'const until = performance.now() + 300; while (performance.now() < until); export const words = "Here at last";',
};

let folder: string;
let opened: Browser;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'late-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  opened = await chromium.launch(launchOptions());
  server = await serve(folder);
});
afterAll(async () => {
  await opened.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

it('waits for parts that are imported late, on a network and a processor that are slow', async () => {
  const page = await openStorybookPage(opened, { viewport: { width: 400, height: 300 }, reducedMotion: 'reduce', installs: [] });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`${server.url}/index.html`, { waitUntil: 'commit' });
  await settle(page);
  expect(await page.locator('body').innerText()).toBe('Here at last');
});
