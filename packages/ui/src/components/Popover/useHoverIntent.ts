'use client';

import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

interface HoverIntent {
  /** Milliseconds that a pointer rests before it means it, and stays away before it has left. */
  enter: number;
  leave: number;
  onEnter: () => void;
  onLeave: () => void;
}

/**
 * Tells pointing at something from passing over it, and from resting where it comes to stand: a page that is drawn or scrolled under a
 * pointer is entered by it without a movement. A finger does not hover: its press says what it means.
 */
export function useHoverIntent({ enter, leave, onEnter, onLeave }: HoverIntent) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointsAtIt = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (wait: number, act: () => void, points: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'touch' || pointsAtIt.current === points) return;
    pointsAtIt.current = points;
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
  return {
    // What hid under the pointer was never left.
    onPointerEnter: () => {
      pointsAtIt.current = false;
    },
    onPointerMove: after(enter, onEnter, true),
    onPointerLeave: after(leave, onLeave, false),
    /** Forgets what is under way. Stays the same function. */
    forget: useCallback(() => clearTimeout(timer.current), []),
  };
}
