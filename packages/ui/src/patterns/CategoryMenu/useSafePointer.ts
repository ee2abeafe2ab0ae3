'use client';

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { headsFor, type Point } from './safeTriangle.ts';

/** Milliseconds that a pointer may take on its way to the panel, across other entries. */
const patience = 300;

/** Chooses the entry that is pointed at: at once, or later when the pointer may be on its way to the panel. */
export function useSafePointer(panel: RefObject<HTMLElement | null>, choose: (id: number) => void) {
  const from = useRef<Point>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const move = (id: number, isChosen: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const to = { x: event.clientX, y: event.clientY };
    const before = from.current ?? to;
    from.current = to;
    forget();
    if (isChosen) return;
    const box = panel.current?.getBoundingClientRect();
    if (box && headsFor(box, before, to)) timer.current = setTimeout(() => choose(id), patience);
    else choose(id);
  };
  return { move, forget };
}
