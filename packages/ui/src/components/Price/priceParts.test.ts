import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Locale, localeCodes, locales } from '../../i18n/locales.ts';
import { priceParts } from './priceParts.ts';

const rupees = { code: 'INR', symbol: '₹' };
const english = { locale: 'en-IN', currency: rupees };
const in_ = (locale: Locale) => ({ locale: locales[locale].intl, currency: rupees });

const read = (...args: Parameters<typeof priceParts>) =>
  priceParts(...args)
    .map(({ text }) => text)
    .join('');
const small = (...args: Parameters<typeof priceParts>) =>
  priceParts(...args)
    .filter((part) => part.small)
    .map(({ text }) => text);

test.each([
  ['4299', '₹4,299.00'],
  ['19.9', '₹19.90'],
  ['0', '₹0.00'],
  ['0.05', '₹0.05'],
  ['-3.5', '−₹3.50'],
  ['123456789', '₹12,34,56,789.00'],
  ['999999999999999.99', '₹99,99,99,99,99,99,999.99'],
  // What is to be paid is never rounded; a double would be 1.00499….
  ['1.005', '₹1.005'],
  ['999999999999999.999', '₹99,99,99,99,99,99,999.999'],
])('%s reads %s in India', (amount, text) => {
  expect(read(amount, english)).toBe(text);
});

test.each<[Locale, string, string[]]>([
  ['en', '₹12,34,567.50', ['₹', '.50']],
  ['zh-CN', '₹1,234,567.50', ['₹', '.50']],
  ['es', '1.234.567,50\u00A0₹', [',50', '₹']],
  ['fr', '1\u202F234\u202F567,50\u00A0₹', [',50', '₹']],
  ['th', '₹1,234,567.50', ['₹', '.50']],
  ['lo', '₹1.234.567,50', ['₹', ',50']],
])('in %s an amount reads %s, with symbol and cents small', (locale, text, smaller) => {
  expect(read('1234567.50', in_(locale))).toBe(text);
  expect(small('1234567.50', in_(locale))).toEqual(smaller);
});

test.each([
  ['INR', 'Rs', 'Rs4,299.00'],
  ['USD', '$', '$4,299.00'],
  ['THB', 'บาท', 'บาท4,299.00'],
  ['XXX', '◈', '◈4,299.00'],
])('the symbol of %s is the one that the server sent: %s', (code, symbol, text) => {
  expect(read('4299', { locale: 'en-IN', currency: { code, symbol } })).toBe(text);
});

test.each([
  ['JPY', '¥', '4299', '¥4,299'],
  ['JPY', '¥', '4299.00', '¥4,299'],
  // What is to be paid is never rounded.
  ['KWD', 'KD', '4.125', 'KD\u00A04.125'],
  ['KWD', 'KD', '4.1', 'KD\u00A04.100'],
  ['KWD', 'KD', '999999999999999.999', 'KD\u00A099,99,99,99,99,99,999.999'],
  ['JPY', '¥', '4299.5', '¥4,299.5'],
  ['JPY', '¥', '4299.125', '¥4,299.125'],
  ['KWD', 'KD', '4299', 'KD\u00A04,299.000'],
])('%s has as many decimals as it has: %s%s reads %s', (code, symbol, amount, text) => {
  expect(read(amount, { locale: 'en-IN', currency: { code, symbol } })).toBe(text);
});

describe('cents that are not asked for', () => {
  test.each([
    ['4299', '₹4,299'],
    ['4299.0', '₹4,299'],
    ['4299.00', '₹4,299'],
    ['4299.5', '₹4,299.50'],
    ['4299.05', '₹4,299.05'],
    ['0.00', '₹0'],
  ])('of %s are left out only when there are none: %s', (amount, text) => {
    expect(read(amount, english, 'auto')).toBe(text);
  });
});

test.each(['', ' ', 'abc', 'NaN', 'Infinity', '1e3', '1,50', ' 5', '5 ', '+5', '.5', '5.', '0x10', '--5', '٣', '<b>5</b>'])(
  '"%s" is no amount and shows a dash',
  (amount) => {
    expect(priceParts(amount, english)).toEqual([{ text: '–', small: false }]);
  },
);

test('no digit of any amount is lost or invented, in any language', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n - 1n }), fc.constantFrom(...localeCodes), (cents, locale) => {
      const digits = String(cents).padStart(3, '0');
      expect(read(`${digits.slice(0, -2)}.${digits.slice(-2)}`, in_(locale)).replaceAll(/\D/g, '')).toBe(digits);
    }),
  );
});
