'use client';

import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type OpenStateProps, useOpenState } from '../../hooks/useOpenState.ts';

/**
 * What the root of a popover, a menu or a disclosure menu shares with its parts: whether it is open, refs of trigger and
 * layer, and their ids for `aria-controls` and `aria-labelledby`.
 */
export function usePopoverRoot(props: OpenStateProps) {
  const { open, setOpen, isOpen } = useOpenState(props);
  const own = useId();
  const [triggerId, setTriggerId] = useState(`${own}trigger`);
  const [layerId, setLayerId] = useState(`${own}layer`);
  const trigger = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  return useMemo(
    () => ({ open, setOpen, isOpen, trigger, layer, triggerId, layerId, setTriggerId, setLayerId }),
    [open, setOpen, isOpen, triggerId, layerId],
  );
}

export type PopoverRootState = ReturnType<typeof usePopoverRoot>;

/** Tells the other part that the consumer gave this one an id of its own. */
export function useGivenId(given: string | undefined, setId: (id: string) => void): void {
  useLayoutEffect(() => {
    if (given) setId(given);
  }, [given, setId]);
}
