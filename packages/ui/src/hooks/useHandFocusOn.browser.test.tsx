import { useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useHandFocusOn } from './useHandFocusOn.ts';
import { testRoot } from '../testRoot.ts';

function Retry() {
  const button = useRef<HTMLButtonElement>(null);
  useHandFocusOn(button);
  return (
    <button ref={button} type="button">
      Try again
    </button>
  );
}

const page = testRoot();
beforeEach(() => {
  page.render(
    <main>
      <Retry />
    </main>,
  );
  page.container.querySelector('button')?.focus();
});

it('leads to the heading that came in its place', async () => {
  page.render(
    <main>
      <h2>Orders</h2>
    </main>,
  );
  await expect.poll(() => document.activeElement?.textContent).toBe('Orders');
});

it('leads to the place itself where nothing came', async () => {
  page.render(<main />);
  await expect.poll(() => document.activeElement?.localName).toBe('main');
});

// A ring was drawn around the whole app, and around each story that came after.
it('leads nowhere when the whole page left', async () => {
  page.render(null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
  expect(page.container.hasAttribute('tabindex')).toBe(false);
});
