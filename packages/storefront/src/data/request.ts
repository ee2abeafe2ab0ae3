import type { Answer, CallInput, Client, Endpoint } from '@galleria/api';

/** A call to be made, with the key its answer is cached by. */
export interface Request<T> {
  key: readonly unknown[];
  access: Endpoint['access'];
  send: (client: Client) => Promise<T>;
}

/** Describes a call for `useResource`; `shape` turns its answer into what the screen's state is made of. */
export function request<E extends Endpoint, T = Answer<E>>(endpoint: E, input: CallInput<E>, shape: (answer: Answer<E>) => T): Request<T> {
  return { key: [endpoint.path, input], access: endpoint.access, send: async (client) => shape(await client.call(endpoint, input)) };
}
