import { bin } from './bin.ts';
import { runThrough } from './processes.ts';

// Publishes the built Storybook to Chromatic, for reviewers outside. Its token belongs to the operator.
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.exitCode = await runThrough({ args: [bin('chromatic'), '--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'] });
} else {
  console.log('Nothing was published: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project first.');
}
