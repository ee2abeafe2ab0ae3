import { getJestConfig } from '@storybook/test-runner';
import { browser } from './tools/browser.ts';

const config = getJestConfig();
const environmentOptions = config.testEnvironmentOptions;

/** Storybook's test-runner in the browser of all our tests, on the page size of the other story tests. */
export default {
  ...config,
  testEnvironmentOptions: {
    ...environmentOptions,
    'jest-playwright': {
      ...environmentOptions?.['jest-playwright'],
      exitOnPageError: false,
      launchOptions: { ...browser(), headless: true },
      contextOptions: { viewport: { width: 800, height: 600 }, deviceScaleFactor: 1, reducedMotion: 'reduce' },
    },
  },
};
