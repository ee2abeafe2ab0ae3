'use client';

import { type PointerEvent, useEffect, useRef } from 'react';

interface HoverIntent {
  /** Milliseconds that a pointer rests before it means it, and stays away before it has left. */
  enter: number;
  leave: number;
  onEnter: () => void;
  onLeave: () => void;
}

/** Tells pointing at something from passing over it. A finger does not hover: its press says what it means. */
export function useHoverIntent({ enter, leave, onEnter, onLeave }: HoverIntent) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (wait: number, act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
  return {
    onPointerEnter: after(enter, onEnter),
    onPointerLeave: after(leave, onLeave),
    /** Forgets what is under way. */
    forget: () => clearTimeout(timer.current),
  };
}
