import type { Client } from '@galleria/api';

/** An answer that was asked for before a page needed it, on its way or there, and when (milliseconds of the page's clock). */
export interface Ahead {
  answer: Promise<unknown>;
  asked: number;
}

/** By the text of their keys, and by client, as two shops in one page share no answers. */
export const aheads = new WeakMap<Client, Map<string, Ahead>>();

/** After a change of what the server has, of who is signed in or of the language: what was asked for before tells of another state. */
export function forgetAheads(client: Client): void {
  aheads.delete(client);
}
