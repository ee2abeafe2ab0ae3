import { isMoney, type Money } from '@galleria/api';
import type { CartArithmetic } from '@galleria/ui/screens';
import type { MoneyArithmetic } from './useMoney.ts';

/** What the cart calculates with: texts that are no amounts count for nothing, and what is too much for an amount has no text. */
export function cartMoney({ compare, multiply, sum }: MoneyArithmetic): CartArithmetic {
  return {
    times: (amount, factor) => (isMoney(amount) ? printable(() => multiply(amount, factor)) : ''),
    sum: (amounts) => printable(() => sum(amounts.filter(isMoney))),
    compare: (a, b) => (isMoney(a) && isMoney(b) ? compare(a, b) : 0),
  };
}

function printable(calculate: () => Money): string {
  try {
    return calculate();
  } catch (cause) {
    if (cause instanceof RangeError) return '';
    throw cause;
  }
}
