import { dayOf, untilNextDay } from '@galleria/ui/screens';
import { useSyncExternalStore } from 'react';

/** The shopper's day, as `dayOf` counts it: a page that stays open over midnight, or in a tab that slept, has the new one. */
export function useDay(): number {
  return useSyncExternalStore(watch, today);
}

const today = () => dayOf(Date.now());

function watch(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(turn, untilNextDay(Date.now()));
  };
  const turn = () => {
    onChange();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', turn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
  };
}
