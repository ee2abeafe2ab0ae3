'use client';

import { useEffect, useState } from 'react';
import { millisecondsUntil } from './timeLeft.ts';

/**
 * Milliseconds until a moment, anew at each full second. Nothing counts down: each time the clock is asked again, so it
 * is right after sleep and in a tab that was in the background.
 */
export function useTimeUntil(moment: string, now: () => number): number {
  const [left, setLeft] = useState(() => millisecondsUntil(moment, now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const next = millisecondsUntil(moment, now());
      setLeft(next);
      if (next > 0) timer = setTimeout(look, next % 1000 || 1000);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment, now]);
  return left;
}
