'use client';

import { useRef, useState } from 'react';
import type { Outcome } from '../state/resource.ts';

export interface ToggleAction {
  /** What was pressed last and is not settled yet; otherwise what `value` says counts. */
  wanted: boolean | undefined;
  /** Turns it the other way. Ends with how the last change ended, and at once while an earlier press still waits for its answer. */
  toggle: () => Promise<{ value: boolean; outcome: Outcome } | undefined>;
}

/**
 * A toggle whose change is a call, shown before the call has ended. A press meanwhile is not lost: the last one is sent after what is
 * under way, unless that has failed.
 */
export function useToggleAction(value: boolean, change: (value: boolean) => Promise<Outcome>): ToggleAction {
  const [wanted, want] = useState<boolean>();
  const last = useRef<boolean>(undefined);
  async function toggle() {
    const running = last.current !== undefined;
    const next = !(last.current ?? value);
    last.current = next;
    want(next);
    if (running) return undefined;
    try {
      for (let sent = next; ; sent = last.current) {
        const outcome = await change(sent);
        if (outcome.status !== 'done' || last.current === sent) return { value: sent, outcome };
      }
    } finally {
      last.current = undefined;
      want(undefined);
    }
  }
  return { wanted, toggle };
}
