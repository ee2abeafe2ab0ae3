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
  // A double would be 1.00499… and print 1.00.
  ['1.005', '₹1.01'],
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
