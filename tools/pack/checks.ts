import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { root } from '../paths.ts';
import type { Measure } from '../table.ts';
import { buttonApp, buttonEntryApp, fiveComponentsApp, mistypedApp, ownStyleApp, plainApp, readmeApp, typedApp } from './apps.ts';
import { brandChecks } from './brand-checks.ts';
import type { Check } from './check.ts';
import { buildApp, link, type App, type Consumer } from './consumer.ts';
import { cssNames, foreignNames } from './css-names.ts';
import { opens } from './opens.ts';
import { testingChecks } from './testing-checks.ts';
import { textsChecks } from './texts-checks.ts';
import { checkTheme } from './theme-check.ts';
import { lintPackage } from './judge.ts';
import { checkDirectives, checkEntryTypes, tarballSize } from './package-checks.ts';
import { resolutions, typecheck } from './typecheck.ts';

/** What a consumer may pay for the library and its theme, in bytes of gzip, React not counted; and the package itself. */
const budgets = {
  button: { js: 540, css: 2270 },
  buttonEntry: { js: 300, css: 2270 },
  fiveComponents: { js: 17_000, css: 3900 },
  tarball: 599_980,
};

export const checks: readonly Check[] = [
  {
    name: 'the package is no larger than it may be',
    run: (consumer) => [{ name: 'tarball', bytes: tarballSize(consumer), budget: budgets.tarball }],
  },
  { name: 'publint finds nothing', run: lintPackage },
  { name: 'what a server cannot run says so, and nothing else does', run: checkDirectives },
  { name: 'the types of each entry are those of its code (are the types wrong)', run: checkEntryTypes },
  {
    name: 'Button alone is small',
    run: async (consumer) => costOf('Button', await buildApp(consumer, 'button', buttonApp), consumer, budgets.button),
  },
  {
    name: 'Button by its own entry is smaller still: nothing of what other parts are made of is in sight',
    run: async (consumer) =>
      costOf('Button by its entry', await buildApp(consumer, 'button-entry', buttonEntryApp), consumer, budgets.buttonEntry),
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
      await opens(await buildApp(consumer, 'readme', sources), { check: checkTheme });
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
  ...brandChecks,
  ...testingChecks,
  // So far neither i18next nor a form library was there.
  ...textsChecks,
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
