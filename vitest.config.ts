import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browser } from './tools/browser.ts';
import { LongestFirst } from './tools/longest-first.ts';

const { executablePath, env, args } = browser();

const pinnedBrowser = (reducedMotion: 'reduce' | 'no-preference') =>
  ({
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 1280, height: 800 },
    provider: playwright({
      launchOptions: { executablePath, env, args },
      contextOptions: { reducedMotion, deviceScaleFactor: 1, locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
    }),
    instances: [{ browser: 'chromium' as const }],
  }) satisfies NonNullable<TestProjectInlineConfiguration['test']>['browser'];

/** The projects that are asked for by `--project`; all of them without it. */
const { project: asked } = parseArgs({
  args: process.argv.slice(2),
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values;

/**
 * All stories in the pinned browser, with play functions, motion and axe. The pictures are of plays without motion. Made only when it is
 * asked for: the plugin loads Storybook's configuration, which draws the pictures of the goods.
 */
const stories = (): TestProjectInlineConfiguration => ({
  plugins: [
    storybookTest({
      configDir: path.join(import.meta.dirname, '.storybook'),
      initialGlobals: { viewport: { value: 'desk', isRotated: false } },
    }),
  ],
  test: {
    name: 'stories',
    isolate: false,
    // One more than there are processors, as each of them waits for frames and timers at times.
    maxWorkers: availableParallelism() + 1,
    // A flow of ten pages takes seven seconds alone, and more on a busy machine.
    testTimeout: 60_000,
    browser: pinnedBrowser('no-preference'),
  },
});

export default defineConfig({
  test: {
    // All processors: by itself it leaves one out, which on two of them is half.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/*.test.ts',
            '.storybook/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            'tools/**/*.test.ts',
            'visual/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
          // Some start a compiler or a linter, beside others on a busy machine.
          testTimeout: 30_000,
        },
      },
      ...(asked === undefined || asked.includes('stories') ? [stories()] : []),
      {
        plugins: [react(), vanillaExtractPlugin()],
        // vanilla-extract imports it in what it makes of a style, too late for Vite to find by itself.
        optimizeDeps: { entries: ['packages/ui/src/**/*.browser.test.{ts,tsx}'] },
        test: { name: 'browser', include: ['packages/ui/src/**/*.browser.test.{ts,tsx}'], browser: pinnedBrowser('reduce') },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          // Six times the time for `SLOW=1` (e2e/shop.ts).
          testTimeout: process.env['SLOW'] === undefined ? 60_000 : 360_000,
          hookTimeout: 60_000,
          // What must come within a second says so itself.
          expect: { poll: { timeout: 10_000 } },
          // Linters look for `.only` in the tests of Vitest itself, not in those of e2e/test.ts.
          allowOnly: false,
          isolate: false,
          // Each file has a marketplace, a server and a browser of its own.
          maxWorkers: 3,
        },
      },
    ],
  },
});
