import { unlessAborted } from './deadline.ts';

/** A request on its way, and how many wait for it. */
export interface InFlight {
  controller: AbortController;
  waiting: number;
  answer: Promise<unknown>;
}

/** Starts what is to be waited for; its signal aborts when nobody waits any more. */
export function start(run: (left: AbortSignal) => Promise<unknown>): InFlight {
  const controller = new AbortController();
  return { controller, waiting: 0, answer: run(controller.signal) };
}

/** Waits with the others, until the answer comes or one's own signal aborts. */
export async function share(shared: InFlight, signal: AbortSignal | undefined): Promise<unknown> {
  shared.waiting++;
  try {
    return await (signal ? unlessAborted(signal, shared.answer) : shared.answer);
  } finally {
    if (--shared.waiting === 0) shared.controller.abort();
  }
}
