import { useEffect, useReducer, useState } from 'react';

/** Milliseconds that a skeleton waits before it shows, and that it then stays (docs/domain/site.md#loading). */
const delay = 200;

/**
 * Whether something is to be shown as loading: while it is, and until its skeleton, once seen, has stayed long enough to
 * be no flicker.
 */
export function useMinimumLoading(loading: boolean): boolean {
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  const [hold] = useState(createMinimumLoading);
  useEffect(() => hold.settle(loading, draw), [hold, loading]);
  return hold.isLoading(loading);
}

/**
 * Measures one wait after the other by the clock on the wall, which stands still in stories: there every answer is shown
 * at once. A clock that is set meanwhile only makes a skeleton go sooner.
 */
export function createMinimumLoading() {
  let since: number | undefined;
  // Seen, but not for long: an answer that came sooner, or much later, has nothing to wait for.
  const left = () => {
    const waited = since === undefined ? 0 : Date.now() - since;
    return waited < delay ? 0 : Math.max(0, 2 * delay - waited);
  };
  return {
    /** Asked on every draw. */
    isLoading(loading: boolean): boolean {
      if (loading) since ??= Date.now();
      else if (left() === 0) since = undefined;
      return since !== undefined;
    },
    /**
     * Told when an answer was drawn: if it was held back, has it drawn again as soon as the skeleton may go, which it may
     * at once when drawing took that long. Returns the way to forget that.
     */
    settle(loading: boolean, draw: () => void): (() => void) | undefined {
      if (loading || since === undefined) return undefined;
      // A timer may be early by the clock on the wall, and this is the last draw.
      const look = () => {
        if (left() === 0) draw();
        else timer = setTimeout(look, left());
      };
      let timer = setTimeout(look, left());
      return () => clearTimeout(timer);
    },
  };
}
