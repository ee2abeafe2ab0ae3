/**
 * Everything that can go wrong with a call, as one union. `message` is the server's own sentence and may be empty;
 * the texts a shopper reads are made from the kind (product.md §8).
 */
export type ApiError =
  /** The browser knows that it has no connection. */
  | { kind: 'offline' }
  /** No whole answer within the time allowed. */
  | { kind: 'timeout' }
  /** No answer, or an HTTP status other than 200. */
  | { kind: 'transport'; status?: number }
  /** An answer that is not what api.md promises; `path` names the first wrong or missing field. */
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

/** What a call throws, unless it was aborted (then it is the `AbortError` of the platform). */
export class ApiFailure extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super('message' in error && error.message ? `${error.kind}: ${error.message}` : describe(error));
    this.name = 'ApiFailure';
    this.error = error;
  }
}

/** The error of an envelope whose code is not 200. */
export function errorOfCode(code: number, message: string): ApiError {
  switch (code) {
    case 400:
      return { kind: 'invalid', message };
    case 401:
    case 410_000:
    case 410_001:
    case 410_002:
      return { kind: 'unauthorized', message };
    case 403:
      return { kind: 'forbidden', message };
    case 404:
      return { kind: 'notFound', message };
    case 500:
      return { kind: 'business', message };
    default:
      return { kind: 'unknown', code, message };
  }
}

function describe(error: ApiError): string {
  switch (error.kind) {
    case 'contract':
      return `contract: ${error.path} is not as api.md has it`;
    case 'transport':
      return error.status === undefined ? 'transport: no answer' : `transport: HTTP ${error.status}`;
    default:
      return error.kind;
  }
}
