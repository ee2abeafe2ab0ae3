'use client';

import { type MouseEvent, startTransition, useOptimistic } from 'react';

/**
 * Which link of a row is marked: the pressed one at once, as long as a router is on its way there in a transition, and after it the one
 * that is shown. A press that opens another tab or window leaves the mark where it is.
 */
export function useChosenLink<Value>(shown: Value) {
  const [chosen, setChosen] = useOptimistic(shown);
  const choose = (value: Value, event: MouseEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    startTransition(() => setChosen(value));
  };
  return { chosen, choose };
}
