import { expect, test } from 'vitest';
import { optionsWith } from './optionsWith.ts';

const options = [
  { value: 'India', label: 'India' },
  { value: 'Nepal', label: 'Nepal' },
];

test('a value among the options changes nothing', () => {
  expect(optionsWith(options, 'Nepal')).toBe(options);
});

test.each(['', 'Bhutan'])('"%s" is put before them', (value) => {
  expect(optionsWith(options, value)).toEqual([{ value, label: value }, ...options]);
});

test('nothing goes by the name that it is given', () => {
  expect(optionsWith(options, '', 'Choose…')).toEqual([{ value: '', label: 'Choose…' }, ...options]);
  expect(optionsWith(options, 'Atlantis', 'Choose…')[0]).toEqual({ value: 'Atlantis', label: 'Atlantis' });
});
