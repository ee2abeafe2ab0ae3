'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Why an overlay opens or closes: its trigger was pressed; the Escape key, or a phone's way back; a press elsewhere; its close button; one of
 * its items or links was chosen; its trigger took the focus; the focus went elsewhere; the pointer came or left; what it
 * asks was confirmed.
 */
export const openChangeReasons = [
  'trigger',
  'escape',
  'outside',
  'close-button',
  'item',
  'focus',
  'focus-out',
  'hover',
  'confirm',
] as const;

export type OpenChangeReason = (typeof openChangeReasons)[number];

export interface OpenChangeDetails {
  reason: OpenChangeReason;
}

/** What every overlay takes. */
export interface OpenStateProps {
  /** Whether it is shown, when its owner decides; without it the overlay decides itself. */
  open?: boolean | undefined;
  /** Whether it is shown at first, when it decides itself. */
  defaultOpen?: boolean | undefined;
  /** Told that it is to open or to close, and why. An owner who decides may leave it as it is. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
}

/**
 * Whether an overlay is open, controlled or not. `setOpen` stays the same function; like `isOpen` it knows the present
 * state when it is called, also from a timer or a listener, and does nothing when there is nothing to change.
 */
export function useOpenState({ open: controlled, defaultOpen = false, onOpenChange }: OpenStateProps) {
  const [own, setOwn] = useState(defaultOpen);
  const open = controlled ?? own;
  const latest = useRef({ open, controlled, onOpenChange });
  useLayoutEffect(() => {
    latest.current = { open, controlled, onOpenChange };
  });
  const setOpen = useCallback((next: boolean, reason: OpenChangeReason) => {
    const { current } = latest;
    if (next === current.open) return;
    if (current.controlled === undefined) {
      current.open = next;
      setOwn(next);
    }
    current.onOpenChange?.(next, { reason });
  }, []);
  const isOpen = useCallback(() => latest.current.open, []);
  return { open, setOpen, isOpen };
}
