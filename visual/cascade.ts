import type { AgentPage } from './page/agent.ts';
import { installCascade } from './page/cascade.ts';
import type { Check } from './scenes.ts';

/** Styles that hold or not by the order in which files are loaded, which is another one in the shop. */
export const cascade: Check = {
  install: installCascade,
  // Sent into Storybook's page, whose globals have no types: the cast names what installCascade has put there.
  find: (page) => page.evaluate(() => (globalThis as unknown as AgentPage).visualAgent.cascade()),
};
