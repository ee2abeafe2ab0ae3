import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useHandFocusOn } from './useHandFocusOn.ts';

function Retry() {
  const button = useRef<HTMLButtonElement>(null);
  useHandFocusOn(button);
  return (
    <button ref={button} type="button">
      Try again
    </button>
  );
}

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  flushSync(() =>
    root.render(
      <main>
        <Retry />
      </main>,
    ),
  );
  container.querySelector('button')?.focus();
});
afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
});

it('leads to the heading that came in its place', async () => {
  flushSync(() =>
    root.render(
      <main>
        <h2>Orders</h2>
      </main>,
    ),
  );
  await expect.poll(() => document.activeElement?.textContent).toBe('Orders');
});

it('leads to the place itself where nothing came', async () => {
  flushSync(() => root.render(<main />));
  await expect.poll(() => document.activeElement?.localName).toBe('main');
});

// A ring was drawn around the whole app, and around each story that came after.
it('leads nowhere when the whole page left', async () => {
  flushSync(() => root.render(null));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
  expect(container.hasAttribute('tabindex')).toBe(false);
});
