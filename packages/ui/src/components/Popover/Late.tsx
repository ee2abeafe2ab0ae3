import { type ReactNode, type RefObject, Suspense, useEffectEvent, useLayoutEffect } from 'react';

interface LateProps {
  open: boolean;
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>;
  /** Whoever waited for it went elsewhere. */
  onGiveUp: () => void;
  children: ReactNode;
}

/**
 * A layer whose code is loaded when it is wanted. It is shown as soon as it is there; who has gone elsewhere meanwhile,
 * or pressed Escape, does not want it any more and is not pulled back to it.
 */
export function Late({ open, anchor, onGiveUp, children }: LateProps) {
  return open && <Suspense fallback={<Awaited anchor={anchor} onGiveUp={onGiveUp} />}>{children}</Suspense>;
}

function Awaited({ anchor, onGiveUp }: Pick<LateProps, 'anchor' | 'onGiveUp'>) {
  const giveUp = useEffectEvent(onGiveUp);
  // At once: on a busy machine a press in the layer that has just come must not count as one elsewhere.
  useLayoutEffect(() => {
    const leave = (event: Event) => {
      const elsewhere =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !event.composedPath().includes(anchor.current ?? document);
      if (elsewhere) giveUp();
    };
    const names = ['focusin', 'pointerdown', 'keydown'];
    for (const name of names) document.addEventListener(name, leave);
    return () => {
      for (const name of names) document.removeEventListener(name, leave);
    };
  }, [anchor]);
  return null;
}
