'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { LocaleContext } from '../../text/LocaleContext.ts';

/** What numbers, prices and times are printed by. */
export interface Format {
  /** BCP 47 tag for `Intl`, such as `en-IN`. */
  locale: string;
  /** Currency of the shop: ISO 4217 code for the rules, symbol as the server has it (docs/domain/money.md#currency). */
  currency: { code: string; symbol: string };
  /**
   * The clock of the server, in milliseconds since 1970, for what counts down to a moment that the server has set. Must stay the same
   * function. Default: the clock of the device.
   */
  now?: (() => number) | undefined;
}

/** What dates and times are printed by. */
export interface DateFormat extends Pick<Format, 'locale'> {
  /** IANA name of a time zone; undefined is the reader's own. */
  timeZone: string | undefined;
}

/** English with a rupee sign, the default of a shop that says nothing (docs/domain/money.md#currency). */
export const defaultFormat: Format = { locale: 'en-IN', currency: { code: 'INR', symbol: '₹' } };

const FormatContext = createContext<Partial<Format>>({});

export interface FormatProviderProps {
  /** Language, currency and clock of everything below. What is left out is as around it: the language that of `TextsProvider`. */
  value: Partial<Format>;
  children?: ReactNode;
}

/** Sets how everything below prints numbers, prices and times. Without it the language is that of the texts, and the currency ₹. */
export function FormatProvider({ value, children }: FormatProviderProps) {
  const { locale, currency, now } = { ...useContext(FormatContext), ...value };
  const own = useMemo(() => ({ locale, currency, now }), [locale, currency, now]);
  return <FormatContext value={own}>{children}</FormatContext>;
}

/** The present format. */
export function useFormat(): Format {
  const ofTexts = useContext(LocaleContext);
  const { locale = ofTexts ?? defaultFormat.locale, currency = defaultFormat.currency, now } = useContext(FormatContext);
  return useMemo(() => ({ locale, currency, now }), [locale, currency, now]);
}

/**
 * The present format for dates and times, in the zone of the reader. A server does not know it: until a page that it wrote is taken over,
 * they are in UTC.
 */
export function useDateFormat(): DateFormat {
  const { locale } = useFormat();
  const timeZone = useHydrated() ? undefined : 'UTC';
  return { locale, timeZone };
}
