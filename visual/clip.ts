import type { AgentPage } from './page/agent.ts';
import { installClip } from './page/clip.ts';
import type { Check } from './scenes.ts';

/** Text that is cut off or lies upon other text, and pages wider than their window. */
export const clip: Check = {
  install: installClip,
  // Sent into Storybook's page, whose globals have no types: the cast names what installClip has put there.
  find: (page) => page.evaluate(() => (globalThis as unknown as AgentPage).visualAgent.clippings()),
};
