import { expect } from 'storybook/test';

/** Milliseconds until what does not appear has failed to: less than those of `waitFor` (preview.tsx), in which this is asked as well. */
const patience = 5000;

/**
 * `toBeVisible` of play functions waits, as Playwright's does: what has just been opened fades in, and is at its place when it
 * has stopped moving.
 */
export function waitForWhatFadesIn(): void {
  expect.extend({
    toBeVisible(element: Element) {
      const verdict = (pass: boolean) => ({
        pass,
        message: () => `Expected ${this.utils.printReceived(element.cloneNode(false))} ${this.isNot ? 'not ' : ''}to be visible.`,
      });
      const isAsExpected = () => isVisible(element) !== this.isNot && !isMoving(element);
      return isAsExpected() ? verdict(!this.isNot) : waitUntil(isAsExpected).then(() => verdict(isVisible(element)));
    },
  });
}

const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Whether it moves, or something that it stands in. What turns for ever is at its place. */
const isMoving = (element: Element) =>
  document.getAnimations().some(({ playState, effect }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity && moved?.contains(element);
  });

async function waitUntil(holds: () => boolean): Promise<void> {
  const end = performance.now() + patience;
  while (!holds() && performance.now() < end) await new Promise(requestAnimationFrame);
}
