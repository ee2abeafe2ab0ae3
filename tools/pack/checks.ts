import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Page } from 'playwright';
import { bin } from '../bin.ts';
import { browser } from '../browser.ts';
import { root } from '../paths.ts';
import { serveStatic } from '../serve.ts';
import type { Measure } from '../table.ts';
import { buttonApp, fiveComponentsApp, mistypedApp, ownStyleApp, plainApp, readmeApp, tsconfig, typedApp } from './apps.ts';
import { buildApp, link, writeSources, type App, type Consumer, type Sources } from './consumer.ts';
import { cssNames, foreignNames } from './css-names.ts';

/** Something that has to hold for the packed library: it throws a sentence when it does not, or returns a size to judge. */
export interface Check {
  name: string;
  run: (consumer: Consumer) => Promise<Measure | void> | void;
}

/** What a consumer may pay for the library, in bytes of gzip, React not counted. */
const budgets = { button: 1500, fiveComponents: 26_000 };

export const checks: readonly Check[] = [
  {
    name: 'Button alone is small',
    run: async (consumer) => costOf('Button', await buildApp(consumer, 'button', buttonApp), consumer, budgets.button),
  },
  {
    name: 'Button alone brings its own styles and no other component’s',
    run: async (consumer) => {
      const { css } = await buildApp(consumer, 'button-css', buttonApp);
      const { own, foreign } = foreignNames(consumer.libraryDir, 'Button');
      const names = cssNames(css);
      if (![...own].some((name) => names.has(name))) throw new Error('None of the styles of Button are in the app.');
      const strays = [...foreign].filter((name) => names.has(name));
      if (strays.length > 0) throw new Error(`The app carries styles of other components: ${strays.join(', ')}.`);
    },
  },
  {
    name: 'Button, Dialog, Tabs, TextField and Select together are small',
    run: async (consumer) => {
      const app = await buildApp(consumer, 'five', fiveComponentsApp);
      return costOf('Button, Dialog, Tabs, TextField, Select', app, consumer, budgets.fiveComponents);
    },
  },
  {
    name: 'an app that writes its own styles with vanilla-extract builds',
    run: async (consumer) => {
      link(path.join(consumer.folder, 'own-style'), '@vanilla-extract/css', path.join(root, 'packages/ui'));
      const app = await buildApp(consumer, 'own-style', ownStyleApp, [vanillaExtractPlugin()]);
      const name = /\.([\w-]+)\s*\{\s*outline-offset:\s*17px/.exec(app.css)?.[1];
      if (name === undefined || !app.js.includes(name)) throw new Error('The app’s own class is not in its output.');
      await opens(app);
    },
  },
  {
    name: 'the example of the README has its theme, its fonts and its types',
    run: async (consumer) => {
      const sources = readmeApp(readFileSync(path.join(root, 'README.md'), 'utf8'));
      await opens(await buildApp(consumer, 'readme', sources), checkTheme);
      const errors = typecheck(consumer, 'readme-types', sources);
      if (errors !== '') throw new Error(errors);
    },
  },
  {
    name: 'the types of every part resolve under nodenext',
    run: (consumer) => {
      const errors = typecheck(consumer, 'typed', typedApp);
      if (errors !== '') throw new Error(errors);
    },
  },
  {
    name: 'a wrong prop value is a type error',
    run: (consumer) => {
      const errors = typecheck(consumer, 'mistyped', mistypedApp);
      if (!/error TS2322: Type '"no-such-tone"' is not assignable/.test(errors)) {
        throw new Error(`The compiler does not refuse the tone "no-such-tone". It says: ${errors || 'nothing'}`);
      }
    },
  },
];

async function costOf(name: string, app: App, consumer: Consumer, budget: number): Promise<Measure> {
  const plain = await buildApp(consumer, 'plain', plainApp);
  await opens(app);
  return { name, bytes: app.bytes - plain.bytes, budget };
}

/** Tokens, reset, fonts, and night: by the system's wish, and by the page's own. */
async function checkTheme(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor, margin } = getComputedStyle(document.body);
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--galleria-color-accent-fill');
      const families = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
      return { backgroundColor, margin, accent, families };
    });
  const day = await look();
  if (day.accent === '') throw new Error('There are no tokens: --galleria-color-accent-fill is empty.');
  if (day.margin !== '0px') throw new Error('There is no reset: the body has a margin.');
  if (!day.families.includes('Inter Variable'))
    throw new Error(`There is no @font-face of Inter Variable, only ${day.families.join(', ')}.`);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await look();
  if (night.backgroundColor === day.backgroundColor) throw new Error('The page is not dark where the system wishes it.');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const chosen = await look();
  if (chosen.backgroundColor !== night.backgroundColor) throw new Error('data-theme="dark" does not make the page dark.');
}

/** An app that builds may still break when it runs. Its button says "Buy" or "Save". */
async function opens({ dist }: App, check?: (page: Page) => Promise<void>): Promise<void> {
  const server = await serveStatic({ dir: dist, port: 0 });
  const opened = await chromium.launch(browser());
  try {
    const page = await opened.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(server.url);
    await page.getByRole('button', { name: /^(Buy|Save)$/ }).waitFor({ timeout: 10_000 });
    await check?.(page);
    if (problems.length > 0) throw new Error(`The app runs into errors: ${problems.join('; ')}`);
  } finally {
    await Promise.all([opened.close(), server.close()]);
  }
}

/**
 * What the compiler says of a consumer's files and of the library's types, which are checked too: a module that they
 * cannot find would otherwise be silently `any`. Other packages' types are their own affair.
 */
function typecheck(consumer: Consumer, name: string, sources: Sources): string {
  const folder = path.join(consumer.folder, name);
  writeSources(folder, { ...sources, 'tsconfig.json': tsconfig });
  const { stdout } = spawnSync(process.execPath, [bin('typescript', 'tsc'), '-p', '.'], { cwd: folder, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => /^(\w+\.tsx|\.\.\/node_modules\/@galleria\/ui\/|error )/.test(line))
    .join('\n');
}
