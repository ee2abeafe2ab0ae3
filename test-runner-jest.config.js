import { getJestConfig } from '@storybook/test-runner';
import { browser } from './tools/browser.ts';

const config = getJestConfig();
const environmentOptions = config.testEnvironmentOptions;
/** Set by tools/static.ts: the titles that have stories to run. */
const titles = process.env.STATIC_TITLES;

/** Storybook's test-runner in the browser of all our tests, on the page size of the other story tests. */
export default {
  ...config,
  // A flow of several pages takes its time on a busy machine, and loading Storybook for it is counted in.
  testTimeout: 120_000,
  ...(titles && { testMatch: titles.split(' ').map((title) => `**/${title}.test.js`) }),
  testEnvironmentOptions: {
    ...environmentOptions,
    'jest-playwright': {
      ...environmentOptions?.['jest-playwright'],
      exitOnPageError: false,
      launchOptions: { ...browser(), headless: true },
      contextOptions: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, reducedMotion: 'reduce' },
    },
  },
};
