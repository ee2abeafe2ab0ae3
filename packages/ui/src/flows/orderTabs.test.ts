import { expect, test } from 'vitest';
import { orderTabOf, orderTabs } from './orderTabs.ts';

test.each(orderTabs)('%s in the address opens its tab', (tab) => {
  expect(orderTabOf(tab)).toBe(tab);
});

test.each([null, '', 'TOPAY', 'toString', '0', 'toPay '])('%j in the address opens the first tab', (text) => {
  expect(orderTabOf(text)).toBe('toPay');
});
