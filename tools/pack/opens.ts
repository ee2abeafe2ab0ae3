import { chromium, type Page } from 'playwright';
import { browser } from '../browser.ts';
import { serveStatic } from '../serve.ts';
import type { App } from './consumer.ts';

/** What an app did when it was opened. */
export interface Visit {
  /** The files that it fetched, by their paths. */
  fetched: readonly string[];
  /** The errors that it printed. */
  told: readonly string[];
  /** What could be read. */
  text: string;
}

interface Opening {
  check?: (page: Page) => Promise<void>;
  /** It prints errors on purpose. */
  mayTell?: boolean;
}

/** Opens an app: one that builds may still break when it runs. Its first button says "Buy", "Save" or "Choose". @throws for every error on the page. */
export async function opens({ dist }: App, { check, mayTell = false }: Opening = {}): Promise<Visit> {
  const server = await serveStatic({ dir: dist, port: 0 });
  const opened = await chromium.launch(browser());
  try {
    const page = await opened.newPage();
    const fetched: string[] = [];
    const told: string[] = [];
    const problems: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && (mayTell ? told : problems).push(message.text()));
    await page.goto(server.url);
    await page
      .getByRole('button', { name: /^(Buy|Save|Choose .*)$/ })
      .first()
      .waitFor({ timeout: 10_000 });
    await check?.(page);
    if (problems.length > 0) throw new Error(`The app runs into errors: ${problems.join('; ')}`);
    return { fetched, told, text: await page.locator('body').innerText() };
  } finally {
    await Promise.all([opened.close(), server.close()]);
  }
}
