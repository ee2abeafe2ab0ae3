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
import { buttonApp, fiveComponentsApp, mistypedApp, ownStyleApp, plainApp, readmeApp, textsApp, tsconfig, typedApp } from './apps.ts';
import { buildApp, link, writeSources, type App, type Consumer, type Sources } from './consumer.ts';
import { cssNames, foreignNames } from './css-names.ts';
import { checkTheme } from './theme-check.ts';
import { checkTypes, lintPackage, tarballSize } from './package-checks.ts';

const resolutions = ['nodenext', 'bundler'] as const;

/** Something that has to hold for the packed library: it throws a sentence when it does not, or returns sizes to judge. */
export interface Check {
  name: string;
  run: (consumer: Consumer) => Promise<readonly Measure[] | void> | readonly Measure[] | void;
}

/** What a consumer may pay for the library and its theme, in bytes of gzip, React not counted; and the package itself. */
const budgets = { button: { js: 550, css: 2450 }, fiveComponents: { js: 17_000, css: 4200 }, tarball: 695_000 };

export const checks: readonly Check[] = [
  {
    name: 'the package is no larger than it may be',
    run: (consumer) => [{ name: 'tarball', bytes: tarballSize(consumer), budget: budgets.tarball }],
  },
  { name: 'publint finds nothing', run: lintPackage },
  { name: 'the types of each entry are those of its code (are the types wrong)', run: checkTypes },
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
  ...resolutions.map(
    (moduleResolution): Check => ({
      name: `the types of every part resolve under ${moduleResolution}`,
      run: (consumer) => {
        const errors = typecheck(consumer, `typed-${moduleResolution}`, typedApp, moduleResolution);
        if (errors !== '') throw new Error(errors);
      },
    }),
  ),
  {
    name: 'a wrong prop value is a type error',
    run: (consumer) => {
      const errors = typecheck(consumer, 'mistyped', mistypedApp);
      if (!/error TS2322: Type '"no-such-tone"' is not assignable/.test(errors)) {
        throw new Error(`The compiler does not refuse the tone "no-such-tone". It says: ${errors || 'nothing'}`);
      }
    },
  },
  // So far neither i18next nor a form library was there.
  ...resolutions.map(
    (moduleResolution): Check => ({
      name: `a screen and its texts have types under ${moduleResolution}`,
      run: (consumer) => {
        consumer.addOptionalPeers();
        const errors = typecheck(consumer, `texts-${moduleResolution}`, textsApp, moduleResolution);
        if (errors !== '') throw new Error(errors);
      },
    }),
  ),
];

async function costOf(name: string, app: App, consumer: Consumer, budget: Readonly<App['bytes']>): Promise<readonly Measure[]> {
  const plain = await buildApp(consumer, 'plain', plainApp);
  await opens(app);
  return (['js', 'css'] as const).map((kind) => ({
    name: `${name}, ${kind}`,
    bytes: app.bytes[kind] - plain.bytes[kind],
    budget: budget[kind],
  }));
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
function typecheck(
  consumer: Consumer,
  name: string,
  sources: Sources,
  moduleResolution: (typeof resolutions)[number] = 'nodenext',
): string {
  const folder = path.join(consumer.folder, name);
  writeSources(folder, { ...sources, 'tsconfig.json': tsconfig(moduleResolution) });
  const { stdout } = spawnSync(process.execPath, [bin('typescript', 'tsc'), '-p', '.'], { cwd: folder, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => /^(\w+\.tsx|\.\.\/node_modules\/@galleria\/ui\/|error )/.test(line))
    .join('\n');
}
