/**
 * What a call failed with, as screens know it. The client's errors fit it; `message` is the server's own sentence
 * (docs/domain/errors.md#what-a-shopper-reads) and may be empty.
 */
export type ShopError =
  | { kind: 'offline' | 'timeout' | 'transport' | 'contract' }
  | { kind: 'unauthorized' | 'invalid' | 'forbidden' | 'notFound' | 'business' | 'unknown'; message: string };

/** Something that comes from the server. Data that is there wins over an error of a later refresh, unless that says that it is gone. */
export type Resource<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'ready'; data: T; refreshing: boolean };

/**
 * Something the shopper sends: not sent, on its way, not carried out and why, or carried out. The error is a `ShopError`, or
 * what a component draws for one.
 */
export type Submission<E = ShopError> = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; error: E } | { status: 'done' };

/** How a submission ended. Callbacks that send something resolve with it and never reject. */
export type Outcome = Extract<Submission, { status: 'done' | 'failed' }>;

/** It is refused, as what it is about is not what it was, or is gone: nothing is left to ask. Any other failure can be tried again. */
export function isPast(outcome: Outcome): outcome is Extract<Outcome, { status: 'failed' }> {
  return outcome.status === 'failed' && (outcome.error.kind === 'business' || outcome.error.kind === 'notFound');
}
