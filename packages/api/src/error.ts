/**
 * Everything that can go wrong with a call, as one union. `message` is the server's own sentence and may be empty;
 * the texts a shopper reads are made from the kind (docs/domain/errors.md#what-a-shopper-reads).
 */
export type ApiError =
  /** The browser knows that it has no connection. */
  | { kind: 'offline' }
  /** No whole answer within the time allowed. */
  | { kind: 'timeout' }
  /**
   * No answer, or an HTTP status other than 200. `retryAfter`: seconds that a busy server (429, 5xx) asks to be left
   * alone, a day at most.
   */
  | { kind: 'transport'; status?: number; retryAfter?: number }
  /** An answer that is not what the contract promises (docs/domain/api.md#envelope); `path` names the first wrong or missing field. */
  | { kind: 'contract'; path: string }
  /** Codes 401, 410000, 410001, 410002 and HTTP 401: sign in again. */
  | { kind: 'unauthorized'; message: string }
  /** Code 400: a field was refused. */
  | { kind: 'invalid'; message: string }
  /** Code 403. */
  | { kind: 'forbidden'; message: string }
  /** Code 404. */
  | { kind: 'notFound'; message: string }
  /** Code 500: a rule of the shop said no. */
  | { kind: 'business'; message: string }
  /** Any other code. */
  | { kind: 'unknown'; code: number; message: string };

/** What a call throws, unless it was aborted (then it is the `AbortError` of the platform). Its message is for logs, and its `cause` is what `fetch` has thrown. */
export class ApiFailure extends Error {
  readonly error: ApiError;

  constructor(error: ApiError, options?: ErrorOptions) {
    super(Object.values(error).filter(Boolean).join(': '), options);
    this.name = 'ApiFailure';
    this.error = error;
  }
}

const kinds: Readonly<Record<number, 'invalid' | 'unauthorized' | 'forbidden' | 'notFound' | 'business'>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  500: 'business',
  410_000: 'unauthorized',
  410_001: 'unauthorized',
  410_002: 'unauthorized',
};

/** The error of an envelope whose code is not 200. */
export function errorOfCode(code: number, message: string): ApiError {
  const kind = kinds[code];
  return kind ? { kind, message } : { kind: 'unknown', code, message };
}
