'use client';

import { useMemo } from 'react';
import { useControlledValue } from '../../hooks/useControlledValue.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../Combobox/index.ts';
import type { Country } from './country.ts';
import { Flag } from './Flag.tsx';

export interface DialCodeFieldProps extends Omit<ComboboxProps, 'options'> {
  /** The table, in the order of the list. Keep the array. */
  countries: readonly Country[];
  /** The two letters of the chosen country: the dial code alone does not say which of those that share it. Without it the field keeps it itself. */
  value?: string | undefined;
  /** A country was chosen, by its two letters. */
  onValueChange?: ((code: string) => void) | undefined;
}

/**
 * Chooses the country of a phone number. Renders a `Combobox` of flag, name and dial code: `className` goes to the root,
 * `ref` and the rest to the input. It finds a country by its name in the page's language, its own name, its two letters, or
 * its number with or without a plus sign. It cannot be emptied: a number always has a country.
 *
 * It is heavy, for a list that few open. Where the page must come fast, use `DialCodeButton`, which fetches this one when
 * it is wanted. The keys are those of `Combobox`.
 */
export function DialCodeField({ countries, value: given, defaultValue = '', onValueChange, ref, ...rest }: DialCodeFieldProps) {
  const options = useMemo(() => countries.map(optionOf), [countries]);
  const { value, change, watch } = useControlledValue({ value: given, defaultValue, onValueChange });
  return (
    <Combobox
      autoComplete="tel-country-code"
      {...rest}
      ref={useMergedRefs<HTMLInputElement>(watch, ref)}
      options={options}
      value={value}
      onValueChange={(code) => code && change(code)}
    />
  );
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
