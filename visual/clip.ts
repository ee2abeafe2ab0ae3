import type { AgentPage } from './page/agent.ts';
import { installClip } from './page/clip.ts';
import { lead } from './tour.ts';

const phone = { width: 320, height: 800 };
const english = { theme: 'light', locale: 'en' };
const pseudo = { theme: 'light', locale: 'pseudo' };

/** Looks for text that is cut off or lies upon other text, and for pages wider than their window. */
await lead({
  modes: [
    { name: '320 px', globals: english, viewport: phone },
    { name: '320 px, pseudo-locale', globals: pseudo, viewport: phone },
    { name: 'text at 200 %, pseudo-locale', globals: pseudo, textSize: 32 },
    { name: 'text at 200 %', globals: english, textSize: 32 },
  ],
  installs: [installClip],
  look: (page) => page.evaluate(() => (globalThis as unknown as AgentPage).visualAgent.clippings()),
});
