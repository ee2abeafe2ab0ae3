import { createRequire } from 'node:module';
import type { AgentPage } from './page/agent.ts';
import { installAxe } from './page/axe.ts';
import type { Check } from './crawl.ts';

// The very axe of the story run.
const ofAddon = createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y'));

/** Of all rules only these look at colours: in the dark nothing else can differ. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe has against it. */
export const axe: Check = {
  install: installAxe,
  script: ofAddon.resolve('axe-core/axe.min.js'),
  find: (page, { theme }) =>
    page.evaluate(
      (rules) => (globalThis as unknown as AgentPage).visualAgent.violations(rules),
      theme === 'dark' ? colourRules : undefined,
    ),
};
