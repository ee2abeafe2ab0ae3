import { ApiFailure } from './error.ts';

/** Seconds that a person waits at a spinner because the server asks for them. */
const patience = 5;

/** Whether a status says "not now" and may pass. */
export const isBusy = (status: number) => status === 429 || status >= 500;

/**
 * Milliseconds to wait before a GET that failed is tried again; absent when it is final. What the server asks for is
 * kept to; when that is too long, asking earlier would only be refused again.
 */
export function pauseAfter(failure: unknown, tried: number): number | undefined {
  const error = failure instanceof ApiFailure ? failure.error : undefined;
  if (error?.kind === 'transport') {
    if (!isBusy(error.status ?? 500)) return undefined;
    if (error.retryAfter) return error.retryAfter > patience ? undefined : error.retryAfter * 1000;
  } else if (error?.kind !== 'timeout') return undefined;
  return 300 * 2 ** tried * (0.75 + Math.random() / 2);
}

/**
 * Seconds that a `Retry-After` asks for: a number of them, or an HTTP date against the clock `now` (milliseconds).
 * Absent when it asks for none, for more than a day, or for what nobody can read.
 */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  // Date.parse alone would take "-3" for a day in March.
  const seconds = header.endsWith(' GMT') ? Math.ceil((Date.parse(header) - now) / 1000) : /^[\d.]+$/.test(header) ? Number(header) : 0;
  return seconds > 0 && seconds <= 86_400 ? seconds : undefined;
}

/** Waits, or rejects with the reason of the signal. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
