/** The marketplace says no: a code of the envelope and a sentence for the shopper. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Ends a handler with a refusal. */
export function refuse(code: number, message: string): never {
  throw new Refusal(code, message);
}
