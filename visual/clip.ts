import type { AgentPage } from './page/agent.ts';
import { installClip } from './page/clip.ts';
import type { Check } from './scenes.ts';

/** Text that is cut off or lies upon other text, and pages wider than their window. */
export const clip: Check = {
  install: installClip,
  // Sent into Storybook's page, whose globals have no types: the cast names what installClip has put there.
  find: (page) => page.evaluate(() => (globalThis as unknown as AgentPage).visualAgent.clippings()),
};

/** The same, by another name: at widths that are looked at on demand. */
export const widthsClip: Check = { ...clip };

/** The same for readers who set lines, letters and words further apart, as far as a page has to bear it (WCAG 2.2, 1.4.12). */
export const spacedClip: Check = {
  install: installClip,
  async find(page) {
    // As a reader's own style sheet says it: over all that ours do, for which it has to be important.
    const style = await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    });
    const sentences = await clip.find(page);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
    return sentences;
  },
};
