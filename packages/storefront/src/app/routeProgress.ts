/** Nothing is on its way; a page is, for more than a moment; it has just come. */
type ProgressPhase = 'idle' | 'running' | 'done';

/** Milliseconds that a page may take without a word (docs/domain/site.md#loading), and that the end of the bar is seen. */
const throttle = 200;
const doneDuration = 240;

/** Follows pages that are on their way: their code and their texts. */
export function createRouteProgress() {
  const listeners = new Set<() => void>();
  let phase: ProgressPhase = 'idle';
  let open = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (next: ProgressPhase) => {
    phase = next;
    for (const listener of listeners) listener();
  };
  const turnLater = (wait: number, next: ProgressPhase) => {
    clearTimeout(timer);
    timer = setTimeout(turn, wait, next);
  };
  return {
    get: () => phase,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Counts in work that a page waits for; resolves and rejects as it does. */
    async follow<T>(work: Promise<T>): Promise<T> {
      open += 1;
      if (open === 1) turnLater(throttle, 'running');
      try {
        return await work;
      } finally {
        open -= 1;
        if (open === 0) {
          clearTimeout(timer);
          if (phase === 'running') turn('done');
          if (phase === 'done') turnLater(doneDuration, 'idle');
        }
      }
    },
  };
}

/** The one of this page: what is loaded once is loaded for everybody. */
export const routeProgress = createRouteProgress();
