import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

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

const show = (props: Partial<ComboboxProps>) =>
  flushSync(() =>
    root.render(
      <form id="order">
        <Combobox label="District" options={options} value="7" texts={texts} onValueChange={() => {}} name="district" {...props} />
      </form>,
    ),
  );
const sent = (form: Element | null) => (form instanceof HTMLFormElement ? [...new FormData(form).entries()] : undefined);

it('sends its value with its form, and none while it is disabled', () => {
  show({});
  const form = container.querySelector('form');
  expect(sent(form)).toEqual([['district', '7']]);
  show({ disabled: true });
  expect(sent(form)).toEqual([]);
  const other = document.body.appendChild(document.createElement('form'));
  other.id = 'other';
  show({ form: 'other' });
  expect([sent(form), sent(other)]).toEqual([[], [['district', '7']]]);
  other.remove();
});

it('leaves a key alone that the handler of its consumer prevents', async () => {
  show({ onKeyDown: (event) => event.preventDefault() });
  container.querySelector('input')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(container.querySelector('input')?.getAttribute('aria-expanded')).toBe('false');
});
