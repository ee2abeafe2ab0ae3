import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { bin } from '../bin.ts';
import { browser } from '../browser.ts';
import { root } from '../paths.ts';
import type { Check } from './check.ts';
import { type Consumer, link, linkTo, type Sources, writeSources } from './consumer.ts';

/** What a consumer's own test may say of a component, without a tool that reads JSX. */
const inNode = `import { Button, TextField } from '@galleria/ui';
import '@galleria/ui/theme';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
test('a button says what it does', () => {
  expect(renderToStaticMarkup(createElement(Button, { tone: 'primary' }, 'Buy'))).toMatch(/^<button .*Buy/);
  expect(renderToStaticMarkup(createElement(TextField, { label: 'Name' }))).toContain('Name');
});
`;

/** The same with a document that is only spoken of: nothing is laid out or painted. */
const inJsdom = `import { Button, Carousel, Combobox, MenuItem, MenuList, MenuRoot, MenuTrigger, TabsList, TabsPanel, TabsRoot, TabsTab, Tooltip } from '@galleria/ui';
import { DialogContent, DialogRoot, DialogTitle } from '@galleria/ui/components/Dialog';
import '@galleria/ui/theme';
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
function Page() {
  const [open, setOpen] = useState(false);
  const dialog = createElement(DialogContent, null, createElement(DialogTitle, null, 'Are you sure?'));
  return [
    createElement(Button, { key: 'buy', onClick: () => setOpen(true) }, 'Buy'),
    createElement(DialogRoot, { key: 'sure', open, onOpenChange: setOpen }, dialog),
  ];
}
async function draw(node) {
  document.body.replaceChildren(document.createElement('div'));
  await act(async () => createRoot(document.body.firstChild).render(node));
}
const press = (selector) => act(async () => document.querySelector(selector).click());
const focus = (selector) => act(async () => document.querySelector(selector).focus());
// Older ones of jsdom do not know that a popover is hidden: only what is shown can be asked for.
const isShown = (selector) => getComputedStyle(document.querySelector(selector)).display !== 'none';
test('a button opens a dialog', async () => {
  await draw(createElement(Page));
  expect(document.querySelector('[role=dialog]')).toBe(null);
  await press('button');
  expect(document.querySelector('[role=dialog]').textContent).toContain('Are you sure?');
});
test('a menu opens and closes', async () => {
  const list = createElement(MenuList, null, createElement(MenuItem, { onSelect: () => {} }, 'Copy'));
  await draw(createElement(MenuRoot, null, createElement(MenuTrigger, null, 'More'), list));
  await press('button');
  expect(isShown('[role=menu]')).toBe(true);
  expect(document.activeElement.textContent).toBe('Copy');
  await press('[role=menuitem]');
  expect(document.querySelector('button').getAttribute('aria-expanded')).toBe('false');
});
test('a tooltip shows on focus', async () => {
  await draw(createElement(Tooltip, { text: 'Until tomorrow' }, (trigger) => createElement(Button, trigger, 'Buy')));
  await focus('button');
  expect(isShown('[role=tooltip]')).toBe(true);
});
test('tabs are pressed', async () => {
  function Tabs() {
    const [value, onValueChange] = useState('a');
    const list = createElement(TabsList, { 'aria-label': 'Lists' }, ['a', 'b'].map((one) => createElement(TabsTab, { key: one, value: one }, one)));
    const panels = ['a', 'b'].map((one) => createElement(TabsPanel, { key: one, value: one }, 'List ' + one));
    return createElement(TabsRoot, { value, onValueChange, values: ['a', 'b'] }, list, panels);
  }
  await draw(createElement(Tabs));
  await focus('[role=tab]:last-child');
  expect(document.querySelector('[role=tabpanel]:not([hidden])').textContent).toBe('List b');
});
test('a carousel has its items', async () => {
  const texts = { label: 'Offers', previous: 'Back', next: 'On', place: String };
  await draw(createElement(Carousel, { texts }, 'One', 'Two'));
  expect(document.querySelectorAll('li').length).toBe(2);
});
test('a combobox opens', async () => {
  const texts = { noMatch: 'None', count: String };
  const options = [{ value: 'th', label: 'Thailand' }, { value: 'la', label: 'Laos' }];
  await draw(createElement(Combobox, { label: 'Country', options, value: 'la', onValueChange: () => {}, texts }));
  await press('[role=combobox]');
  expect(document.querySelectorAll('[role=option]').length).toBe(2);
  expect(isShown('[role=listbox]')).toBe(true);
});
`;

const inBrowser = `import { Button } from '@galleria/ui';
import '@galleria/ui/theme';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
test('a button has its look', async () => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Button, { tone: 'primary' }, 'Buy'));
  await vi.waitFor(() => expect(document.querySelector('button')?.textContent).toBe('Buy'));
  expect(getComputedStyle(document.querySelector('button')).backgroundColor).toBe('rgb(217, 48, 26)');
});
`;

function browserConfig(): string {
  const { executablePath, env, args } = browser();
  return `import { playwright } from '@vitest/browser-playwright';
export default {
  test: {
    include: ['*.browser.test.js'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: ${JSON.stringify({ executablePath, env, args })} }),
      instances: [{ browser: 'chromium' }],
    },
  },
};
`;
}

/** Jest as the tests of Storybook have it. */
const jestDir = path.join(realpathSync(path.join(root, 'node_modules/@storybook/test-runner')), '../../jest');

const jestWithJsdom = `export default {
  transform: {},
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['node', 'import'] },
};
`;

function run({ folder }: Consumer, name: string, sources: Sources, args: readonly string[]): void {
  const app = path.join(folder, name);
  writeSources(app, { 'package.json': `{ "name": "${name}", "private": true, "type": "module" }\n`, ...sources });
  for (const tool of ['vitest', '@vitest/browser-playwright', 'playwright', 'jsdom', 'jest-environment-jsdom']) link(app, tool, root);
  linkTo(app, 'jest', jestDir);
  // A build before it, in this process, has said "production".
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: app, env, encoding: 'utf8', timeout: 90_000 });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-3000));
  if (!/\b1 passed/.test(stdout + stderr)) throw new Error(`It should run one test, and says: ${stdout}${stderr}`);
}

const vitestImports = `import { expect, test } from 'vitest';\n`;

export const testingChecks: readonly Check[] = [
  {
    name: 'Vitest runs the components in Node as they are, with nothing set up',
    run: (consumer) => run(consumer, 'vitest-node', { 'app.test.js': vitestImports + inNode }, [bin('vitest'), 'run', '--no-color']),
  },
  {
    name: 'Vitest runs the components in jsdom, with nothing set up',
    run: (consumer) =>
      run(consumer, 'vitest-jsdom', { 'app.test.js': vitestImports + inJsdom }, [
        bin('vitest'),
        'run',
        '--no-color',
        '--environment=jsdom',
      ]),
  },
  {
    name: 'Vitest runs the components in a browser, with their look',
    run: (consumer) =>
      run(consumer, 'vitest-browser', { 'app.browser.test.js': inBrowser, 'vitest.config.js': browserConfig() }, [
        bin('vitest'),
        'run',
        '--no-color',
      ]),
  },
  {
    name: 'Jest runs the components as they are',
    run: (consumer) =>
      run(consumer, 'jest', { 'app.test.js': inNode, 'jest.config.js': 'export default { transform: {} };\n' }, [
        '--experimental-vm-modules',
        path.join(jestDir, 'bin/jest.js'),
      ]),
  },
  {
    name: 'Jest runs the components in jsdom with the conditions that the README gives',
    run: (consumer) =>
      run(consumer, 'jest-jsdom', { 'app.test.js': inJsdom, 'jest.config.js': jestWithJsdom }, [
        '--experimental-vm-modules',
        path.join(jestDir, 'bin/jest.js'),
      ]),
  },
];
