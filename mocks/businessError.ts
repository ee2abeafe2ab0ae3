/** The marketplace refuses a call: a code of the envelope and a sentence for the shopper. */
export class BusinessError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Ends a handler with a `BusinessError`. */
export function reject(code: number, message: string): never {
  throw new BusinessError(code, message);
}
