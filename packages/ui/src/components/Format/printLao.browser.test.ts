import { expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { priceText } from '../Price/priceParts.ts';
import { printCompact, printDay, printList, printMoment, printNumber, printPercent, printTime } from './index.ts';

const lao = { locale: locales.lo.intl, timeZone: undefined };

// Chromium has no Lao, and the browser of the tests speaks English.
test('Lao is printed in Lao, whatever the browser speaks', () => {
  expect(printMoment('2026-06-18T05:12:00Z', lao)).toBe('18 ມິຖຸນາ 2026, 10:42');
  expect(printTime(Date.parse('2026-06-17T18:35:00Z'), lao)).toBe('00:05');
  expect(printDay('2026-12-01', lao)).toBe('1 ທັນວາ 2026');
  expect([printNumber(1_234_567, lao), printPercent(28, lao), printCompact(12_345, lao)]).toEqual(['1.234.567', '28%', '12.345']);
  expect(priceText('1234.50', { ...lao, currency: { code: 'INR', symbol: '₹' } })).toBe('₹1.234,50');
  expect([printList(['ຊາ', 'ຈອກ'], lao), printList(['ຊາ', 'ຈອກ', 'ນ້ຳເຜິ້ງ'], lao)]).toEqual(['ຊາ ແລະ ຈອກ', 'ຊາ, ຈອກ, ນ້ຳເຜິ້ງ']);
});
