import { createRequire } from 'node:module';
import { installAxe } from './page/axe.ts';
import type { Check } from './scenes.ts';
import type { AgentPage, AxeRules } from './page/agent.ts';

// The very axe of the story run.
const ofAddon = createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y'));

/** The rules that look at colours, which take axe as long as all the others together. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const axe = (rules: AxeRules): Check => ({
  install: installAxe,
  script: ofAddon.resolve('axe-core/axe.min.js'),
  find: (page) => page.evaluate((rules) => (globalThis as unknown as AgentPage).visualAgent.violations(rules), rules),
});

/** What axe has against the colours. */
export const axeColours = axe({ only: colourRules });

/** What axe has against all else. */
export const axeStructure = axe({ without: colourRules });
