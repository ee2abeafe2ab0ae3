import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Combobox } from './Combobox.tsx';

const options = Array.from({ length: 40 }, (_, at) => ({ value: `${at}`, label: `District ${at}` }));
const texts = { noMatch: 'None', count: String };

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
});

// By the browser's own key: what a simulated one skips is a list that scrolls, which browsers let the keyboard stop at.
it('goes on to the next field by Tab while its list is open', async () => {
  flushSync(() =>
    root.render(
      <>
        <Combobox label="District" options={options} value="" texts={texts} onValueChange={() => {}} />
        <button type="button">Next</button>
      </>,
    ),
  );
  container.querySelector('input')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(40);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Next');
});
