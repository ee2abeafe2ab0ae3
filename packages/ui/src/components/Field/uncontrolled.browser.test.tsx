import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { testRoot } from '../../testRoot.ts';
import { Combobox } from '../Combobox/index.ts';
import { DialCodeField } from '../DialCodeField/index.ts';
import { QuantityStepper } from '../QuantityStepper/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { RatingField } from '../Rating/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';

const root = testRoot();
const options = [
  { value: 'card', label: 'Card' },
  { value: 'cash', label: 'Cash' },
] as const;
const texts = { decrease: 'One less', increase: 'One more' };
const names = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'] as const;

const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

function form(): HTMLFormElement {
  const found = root.container.querySelector('form');
  if (!found) throw new Error('There is no form.');
  return found;
}

function press(selector: string): void {
  const element = root.container.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  element.click();
}

test('controls without an owner keep their values themselves, tell of them, and go back with a reset of their form', async () => {
  const told = vi.fn<(value: string | number) => void>();
  root.render(
    <form>
      <RadioGroup label="Way" name="way" options={options} value={undefined} defaultValue="card" onValueChange={told} />
      <SegmentedControl label="Account" name="account" options={options} defaultValue="card" onValueChange={told} />
      <RatingField label="Quality" name="quality" names={names} defaultValue={2} onValueChange={told} />
      <QuantityStepper label="Quantity" name="quantity" max={9} texts={texts} defaultValue={3} onValueChange={told} />
    </form>,
  );
  const first = { way: 'card', account: 'card', quality: '2', quantity: '3' };
  expect(sent(form())).toEqual(first);
  press('[name=way][value=cash]');
  press('[name=account][value=cash]');
  press('[name=quality][value="4"]');
  press('[aria-label="One more"]');
  await expect.poll(() => sent(form())).toEqual({ way: 'cash', account: 'cash', quality: '4', quantity: '4' });
  expect(root.container.querySelectorAll('[data-filled]')).toHaveLength(4);
  expect(told.mock.calls).toEqual([['cash'], ['cash'], [4], [4]]);
  form().reset();
  await expect.poll(() => sent(form())).toEqual(first);
  expect(root.container.querySelectorAll('[data-filled]')).toHaveLength(2);
});

test('a combobox without an owner keeps its option, and a dial code is never emptied', async () => {
  const told = vi.fn<(value: string) => void>();
  const countries = [
    { code: 'IN', name: 'India', dialCode: '91' },
    { code: 'TH', name: 'Thailand', dialCode: '66' },
  ];
  const found = { noMatch: 'None', count: String };
  root.render(
    <form>
      <Combobox label="Way" name="way" options={options} texts={found} defaultValue="card" onValueChange={told} />
      <DialCodeField label="Country" name="country" countries={countries} texts={found} defaultValue="IN" onValueChange={told} />
    </form>,
  );
  const first = { way: 'card', country: 'IN' };
  expect(sent(form())).toEqual(first);
  const fields = [...root.container.querySelectorAll<HTMLInputElement>('[role=combobox]')];
  const answer = async (at: number, keys: string) => {
    fields[at]?.focus();
    fields[at]?.select();
    await userEvent.keyboard(keys);
  };
  await answer(0, 'Cash{Enter}');
  await answer(1, 'Thai{Enter}');
  await expect.poll(() => sent(form())).toEqual({ way: 'cash', country: 'TH' });
  await answer(0, '{Backspace}{Tab}');
  await answer(1, '{Backspace}{Tab}');
  await expect.poll(() => sent(form())).toEqual({ way: '', country: 'TH' });
  expect(told.mock.calls.flat()).toEqual(['cash', 'TH', '']);
  form().reset();
  await expect.poll(() => sent(form())).toEqual(first);
  await expect.poll(() => fields.map(({ value }) => value)).toEqual(['Card', 'India']);
});

test('nothing is chosen, or the least, where no value is given at all', () => {
  root.render(
    <form>
      <RadioGroup label="Way" name="way" options={options} />
      <RatingField label="Quality" name="quality" names={names} />
      <QuantityStepper label="Quantity" name="quantity" min={2} max={9} texts={texts} />
    </form>,
  );
  expect(sent(form())).toEqual({ quantity: '2' });
});

test('an owner who does not follow keeps the value', async () => {
  root.render(
    <form>
      <RadioGroup label="Way" name="way" options={options} value={undefined} onValueChange={() => {}} />
      <SegmentedControl label="Account" name="account" options={options} value="card" onValueChange={() => {}} />
      <QuantityStepper label="Quantity" name="quantity" max={9} texts={texts} value={3} onValueChange={() => {}} />
    </form>,
  );
  await userEvent.click(root.container.querySelector('[name=way]') ?? root.container);
  press('[name=account][value=cash]');
  press('[aria-label="One more"]');
  await expect.poll(() => sent(form())).toEqual({ account: 'card', quantity: '3' });
});
