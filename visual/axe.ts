import { createRequire } from 'node:module';
import type { AgentPage } from './page/agent.ts';
import { installAxe } from './page/axe.ts';
import { lead, type Mode } from './tour.ts';

// The very axe of the story run.
const ofAddon = createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y'));

/** Of all rules only these look at colours: in the dark nothing else can differ. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const mode = (locale: string, theme: string): Mode => ({ name: `${locale}, ${theme}`, globals: { theme, locale } });

// In an order in which each differs from the one before in one thing, as drawing anew takes most of the time.
const modes = [mode('en', 'dark'), mode('th', 'dark'), mode('th', 'light'), mode('pseudo', 'light'), mode('pseudo', 'dark')];

/** Asks axe about every story by day and night, in English, Thai and the pseudo-locale; the story run asks in English by day. */
await lead({
  modes,
  installs: [installAxe],
  script: ofAddon.resolve('axe-core/axe.min.js'),
  look: (page, { globals }) =>
    page.evaluate(
      (rules) => (globalThis as unknown as AgentPage).visualAgent.violations(rules),
      globals['theme'] === 'dark' ? colourRules : undefined,
    ),
});
