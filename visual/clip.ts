import type { AgentPage } from './page/agent.ts';
import { installClip } from './page/clip.ts';
import type { Look } from './tour.ts';

/** Text that is cut off or lies upon other text, and pages wider than their window. */
export const clip: Look = {
  install: installClip,
  find: (page) => page.evaluate(() => (globalThis as unknown as AgentPage).visualAgent.clippings()),
};
