import { userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { testRoot } from '../../testRoot.ts';

const options = Array.from({ length: 40 }, (_, at) => ({ value: `${at}`, label: `District ${at}` }));
const texts = { noMatch: 'None', count: String };

const page = testRoot();

// By the browser's own key: what a simulated one skips is a list that scrolls, which browsers let the keyboard stop at.
it('goes on to the next field by Tab while its list is open', async () => {
  page.render(
    <>
      <Combobox label="District" options={options} value="" texts={texts} onValueChange={() => {}} />
      <button type="button">Next</button>
    </>,
  );
  page.container.querySelector('input')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(40);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Next');
});

const show = (props: Partial<ComboboxProps>) =>
  page.render(
    <form id="order">
      <Combobox label="District" options={options} value="7" texts={texts} onValueChange={() => {}} name="district" {...props} />
    </form>,
  );
const sent = (form: Element | null) => (form instanceof HTMLFormElement ? [...new FormData(form).entries()] : undefined);

it('sends its value with its form, and none while it is disabled', () => {
  show({});
  const form = page.container.querySelector('form');
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
  page.container.querySelector('input')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(page.container.querySelector('input')?.getAttribute('aria-expanded')).toBe('false');
});
