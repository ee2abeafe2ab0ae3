'use client';

import { useEffect, useState } from 'react';

/** A value once it has not changed for a while (milliseconds): what is told to screen readers waits for a pause in typing. */
export function useDebouncedValue<Value extends string | number>(value: Value, pause: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
