'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { scrollAcross, sizeObserver } from '../../hooks/laidOut.ts';

/** Milliseconds without movement after which a swipe has ended, where the browser does not say so. */
const rest = 120;

/**
 * Keeps a row that is swiped from place to place at the one that is shown: scrolls there when it changes, and tells when a swipe
 * has ended at another one. The row's children are as wide as it.
 */
export function useSnap(at: number, onTurn: (at: number) => void): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  const present = useRef({ at, onTurn });
  useEffect(() => {
    present.current = { at, onTurn };
  });
  useEffect(() => {
    const { current } = row;
    if (current && placeOf(current) !== at) goTo(current, at);
  }, [at]);
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      const place = placeOf(current);
      if (place !== present.current.at) present.current.onTurn(place);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
    };
    // A turned phone: the picture that was shown is shown, and not the half of two.
    const keep = sizeObserver(() => goTo(current, present.current.at));
    keep.observe(current);
    current.addEventListener('scroll', wait, { passive: true });
    current.addEventListener('scrollend', settle);
    return () => {
      clearTimeout(timer);
      keep.disconnect();
      current.removeEventListener('scroll', wait);
      current.removeEventListener('scrollend', settle);
    };
  }, []);
  return row;
}

const goTo = (row: HTMLElement, at: number) => scrollAcross(row, { left: at * row.clientWidth, behavior: 'instant' });
const placeOf = ({ scrollLeft, clientWidth }: HTMLElement) => (clientWidth ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0);
