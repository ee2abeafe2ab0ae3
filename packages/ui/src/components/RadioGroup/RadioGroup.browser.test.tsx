import { expect, test } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { RatingField } from '../Rating/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const root = testRoot();
const nothing = () => {};

function form(): HTMLFormElement {
  const found = root.container.querySelector('form');
  if (!found) throw new Error('There is no form.');
  return found;
}

test('what is chosen goes along in a form by the name that it is given', () => {
  const options = [
    { value: 'card', label: 'Card' },
    { value: 'cash', label: 'Cash' },
  ] as const;
  root.render(
    <form>
      <RadioGroup label="Way to pay" name="way" options={options} value="cash" onValueChange={nothing} />
      <SegmentedControl label="Account" name="account" options={options} value="card" onValueChange={nothing} />
      <RatingField label="Quality" name="quality" names={['1', '2', '3', '4', '5']} value={4} onValueChange={nothing} />
    </form>,
  );
  expect([...new FormData(form())]).toEqual([
    ['way', 'cash'],
    ['account', 'card'],
    ['quality', '4'],
  ]);
});

test('the browser asks for what is required', () => {
  const draw = (value: 'card' | undefined) =>
    root.render(
      <form>
        <RadioGroup label="Way" options={[{ value: 'card', label: 'Card' }]} value={value} onValueChange={nothing} required />
      </form>,
    );
  draw(undefined);
  expect(form().checkValidity()).toBe(false);
  draw('card');
  expect(form().checkValidity()).toBe(true);
});
