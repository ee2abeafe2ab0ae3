import { expect, test } from 'vitest';
import { optionsWith } from './optionsWith.ts';

const options = [
  { value: 'India', text: 'India' },
  { value: 'Nepal', text: 'Nepal' },
];

test('a value among the options changes nothing', () => {
  expect(optionsWith(options, 'Nepal')).toBe(options);
});

test.each(['', 'Bhutan'])('"%s" is put before them', (value) => {
  expect(optionsWith(options, value)).toEqual([{ value, text: value }, ...options]);
});

test('nothing goes by the name that it is given', () => {
  expect(optionsWith(options, '', 'Choose …')).toEqual([{ value: '', text: 'Choose …' }, ...options]);
  expect(optionsWith(options, 'Atlantis', 'Choose …')[0]).toEqual({ value: 'Atlantis', text: 'Atlantis' });
});
