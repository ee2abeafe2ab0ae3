import type { Answer, CallInput, Client, Endpoint, Tag } from '@galleria/api';

/** What is asked of the server, and how its answer is cached. */
export interface Request<T> {
  /** The call, such as `GET /api/front/order/list`, or the name of several calls whose answers are one. */
  name: string;
  input: unknown;
  /** What the answer tells about. */
  tags: readonly Tag[];
  access: Endpoint['access'];
  /** The answer counts as long as the page is open: whoever asks later is given what is there. */
  lasting?: true;
  /** It changes something: it is sent once, and again only by hand. Its answer lasts. */
  once?: true;
  send: (client: Client) => Promise<T>;
}

/** One call. Its answer is cached as the decoder made it; `useResource` takes a `select` for what a screen needs of it. */
export function request<E extends Endpoint>(endpoint: E, input: CallInput<E>): Request<Answer<E>> {
  const { method, path, tags = [], access } = endpoint;
  return { name: `${method} ${path}`, input, tags, access, send: (client) => client.call(endpoint, input) };
}

/** Several calls whose answers are one, for a shopper. Cached by a name of their own: no single call is mistaken for them. */
export function combinedRequest<T>(
  name: string,
  calls: readonly Pick<Endpoint, 'tags'>[],
  input: unknown,
  send: Request<T>['send'],
): Request<T> {
  return { name, input, tags: calls.flatMap(({ tags = [] }) => tags), access: 'token', send };
}
