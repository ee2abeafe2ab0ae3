'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** What numbers, prices and times are printed by. */
export interface Format {
  /** BCP 47 tag for `Intl`, such as `en-IN`. */
  locale: string;
  /** Currency of the shop: ISO 4217 code for the rules, symbol as the server has it (docs/domain/money.md#currency). */
  currency: { code: string; symbol: string };
}

/** English with a rupee sign, the default of a shop that says nothing (docs/domain/money.md#currency). */
export const defaultFormat: Format = { locale: 'en-IN', currency: { code: 'INR', symbol: '₹' } };

const FormatContext = createContext<Format>(defaultFormat);

interface FormatProviderProps {
  /** Language and currency of everything below. */
  value: Format;
  children: ReactNode;
}

/** Sets how everything below prints numbers, prices and times. */
export function FormatProvider({ value, children }: FormatProviderProps) {
  return <FormatContext value={value}>{children}</FormatContext>;
}

/** The present format. */
export function useFormat(): Format {
  return useContext(FormatContext);
}
