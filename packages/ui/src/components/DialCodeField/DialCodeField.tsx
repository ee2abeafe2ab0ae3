'use client';

import { useMemo } from 'react';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../Combobox/index.ts';
import type { Country } from './country.ts';
import { Flag } from './Flag.tsx';

export interface DialCodeFieldProps extends Omit<ComboboxProps, 'options'> {
  /** The table, in the order of the list. Keep the array. */
  countries: readonly Country[];
  /** The two letters of the chosen country: the dial code alone does not say which of those that share it. */
  value: string;
  /** A country was chosen, by its two letters. */
  onValueChange: (code: string) => void;
}

/**
 * Chooses the country of a phone number. Renders a `Combobox` of flag, name and dial code: `className` goes to the root,
 * `ref` and the rest to the input. It finds a country by its name in the page's language, its own name, its two letters, or
 * its number with or without a plus sign. It cannot be emptied: a number always has a country.
 *
 * It is heavy, for a list that few open. Where the page must come fast, use `DialCodeButton`, which fetches this one when
 * it is wanted. The keys are those of `Combobox`.
 */
export function DialCodeField({ countries, onValueChange, ...rest }: DialCodeFieldProps) {
  const options = useMemo(() => countries.map(optionOf), [countries]);
  return <Combobox autoComplete="tel-country-code" {...rest} options={options} onValueChange={(code) => code && onValueChange(code)} />;
}

function optionOf(country: Country): ComboboxOption {
  const { code, name, dialCode, nativeName } = country;
  return {
    value: code,
    label: name,
    description: `+${dialCode}`,
    start: <Flag country={country} />,
    keywords: [code, ...(nativeName ? [nativeName] : [])],
  };
}
