'use client';

import { type Ref, useLayoutEffect, useRef } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';

/** The ref of a checkbox whose mixed state is kept as its owner has it: the platform knows it as a property alone, not as an attribute. */
export function useMixed(mixed: boolean, ref: Ref<HTMLInputElement> | undefined) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return useMergedRefs(box, ref);
}
