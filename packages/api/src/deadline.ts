import { ApiFailure } from './error.ts';

/** Waits for an answer, or rejects with the reason of the signal as soon as it aborts; what becomes of the answer then is nobody's concern. */
export function unlessAborted<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/**
 * Runs work until it ends, its time is up or everybody has left, whatever comes first. Work that does not heed its
 * signal is left behind.
 * @param work is given a way to say, while its signal has not aborted, that it has got on: its time begins anew.
 * @throws {ApiFailure} `timeout` when the time is up; the reason of `left` when that aborts.
 */
export function withTimeout<T>(
  milliseconds: number,
  left: AbortSignal,
  work: (signal: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const signal = AbortSignal.any([left, own.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => own.abort(new ApiFailure({ kind: 'timeout' })), milliseconds);
  };
  alive();
  return unlessAborted(signal, work(signal, alive)).finally(() => {
    clearTimeout(timer);
    // Also frees the connection of an answer that was not worth reading.
    own.abort();
  });
}
