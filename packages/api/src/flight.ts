import { unlessAborted } from './deadline.ts';

/** A request on its way, and how many wait for it. */
export interface Flight {
  controller: AbortController;
  waiting: number;
  answer: Promise<unknown>;
}

/** Starts what is to be waited for; its signal aborts when nobody waits any more. */
export function takeOff(run: (left: AbortSignal) => Promise<unknown>): Flight {
  const controller = new AbortController();
  return { controller, waiting: 0, answer: run(controller.signal) };
}

/** Waits with the others, until the answer comes or one's own signal aborts. */
export async function join(flight: Flight, signal: AbortSignal | undefined): Promise<unknown> {
  flight.waiting++;
  try {
    return await (signal ? unlessAborted(signal, flight.answer) : flight.answer);
  } finally {
    if (--flight.waiting === 0) flight.controller.abort();
  }
}
