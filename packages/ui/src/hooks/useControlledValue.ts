'use client';

import { useCallback, useState } from 'react';

interface ValueProps<Value> {
  /** What its owner says; without it the control keeps the value itself. */
  value: Value | undefined;
  /** Where one that keeps it itself begins, and what a reset of its form goes back to. */
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
}

/** The value of a control, its owner's or its own; a function to change it; and a ref for an element that its form has. */
export function useControlledValue<Value>({ value, defaultValue, onValueChange }: ValueProps<Value>) {
  const [own, setOwn] = useState({ first: defaultValue, present: defaultValue });
  const change = (present: Value) => {
    if (value === undefined) setOwn(({ first }) => ({ first, present }));
    onValueChange?.(present);
  };
  const watch = useCallback((element: { readonly form: HTMLFormElement | null } | null) => {
    const form = element?.form;
    const reset = () => setOwn(({ first }) => ({ first, present: first }));
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);
  return { value: value ?? own.present, change, watch };
}
