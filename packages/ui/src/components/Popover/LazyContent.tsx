'use client';

import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import type { OpenChangeReason } from '../../hooks/useOpenState.ts';

interface LazyContentProps {
  open: boolean;
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>;
  /** Whoever waited for it went elsewhere. */
  onDismiss: (reason: OpenChangeReason) => void;
  children: ReactNode;
}

/**
 * A layer whose code is loaded when it is wanted. It is shown as soon as it is there; who has gone elsewhere meanwhile,
 * or pressed Escape, does not want it any more and is not pulled back to it.
 */
export function LazyContent({ open, anchor, onDismiss, children }: LazyContentProps) {
  return open && <LazySuspense fallback={<Awaited anchor={anchor} onDismiss={onDismiss} />}>{children}</LazySuspense>;
}

const reasons = { focusin: 'focus-out', pointerdown: 'outside', keydown: 'escape' } as const;

function Awaited({ anchor, onDismiss }: Pick<LazyContentProps, 'anchor' | 'onDismiss'>) {
  const dismiss = useEffectEvent(onDismiss);
  // At once: on a busy machine a press in the layer that has just come must not count as one elsewhere.
  useLayoutEffect(() => {
    const stops = Object.entries(reasons).map(([name, reason]) => {
      const leave = (event: Event) => {
        const elsewhere =
          event instanceof KeyboardEvent ? event.key === 'Escape' : !event.composedPath().includes(anchor.current ?? document);
        if (elsewhere) dismiss(reason);
      };
      document.addEventListener(name, leave);
      return () => document.removeEventListener(name, leave);
    });
    return () => stops.forEach((stop) => stop());
  }, [anchor]);
  return null;
}
