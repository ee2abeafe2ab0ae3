/** Resolves when the work has ended, or when it has taken this many milliseconds: for what is better waited for, and may hang. */
export const atMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
