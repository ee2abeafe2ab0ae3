'use client';

import { useEffect, useState } from 'react';

/**
 * A value once it has not changed for a while (milliseconds): what is told to screen readers waits for a pause in typing. At first it is
 * the value itself, or `first`.
 */
export function useDebouncedValue<Value extends string | number>(value: Value, pause: number, first = value): Value {
  const [settled, settle] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
