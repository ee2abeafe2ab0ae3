import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { DisclosureMenuPanel, DisclosureMenuRoot, DisclosureMenuTrigger } from './index.ts';

const page = testRoot();
const trigger = () => page.container.querySelector('button');
const isOpen = () => trigger()?.getAttribute('aria-expanded') === 'true';

/** The pointer comes to the button and presses it at once, before it has rested there. */
function press() {
  for (const name of ['pointerover', 'pointermove']) trigger()?.dispatchEvent(new PointerEvent(name, { bubbles: true }));
  trigger()?.click();
}

const draw = () =>
  page.render(
    <DisclosureMenuRoot>
      <DisclosureMenuTrigger>Service</DisclosureMenuTrigger>
      <DisclosureMenuPanel>Write to us.</DisclosureMenuPanel>
    </DisclosureMenuRoot>,
  );

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['a second press', () => trigger()?.click()],
  ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))],
])('what %s has closed does not open again, as the pointer rests on its button', async (_, close) => {
  draw();
  press();
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  close();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  await vi.advanceTimersByTimeAsync(1000);
  draw();
  expect(isOpen()).toBe(false);
});
