import type { Endpoint } from '@galleria/api';
import { delay, type RequestHandler } from 'msw';
import { HttpResponse, http } from 'msw/http';
import { envelope, mswPath } from './createHandler.ts';
import { faultResponse } from './faultResponse.ts';
import { type FaultName, faultOf } from './faults.ts';

/** Networks and servers that misbehave, as MSW handlers that take precedence over a market's own. */

const on = ({ method, path }: Endpoint, reply: (request: Request) => Response | Promise<Response>): RequestHandler =>
  http[method === 'GET' ? 'get' : 'post'](mswPath({ path }), ({ request }) => reply(request));

const pendingRequests = new WeakSet<Request>();

/** Never answers. The request is marked, so that a story that waits for answers does not wait for this one. */
export const pending = (endpoint: Endpoint): RequestHandler =>
  on(endpoint, (request) => {
    pendingRequests.add(request);
    return new Promise<never>(() => {});
  });

/** The same for calls whose query is such; the market answers the others. */
export const pendingWhere = (endpoint: Endpoint, isSuch: (query: URLSearchParams) => boolean): RequestHandler => {
  const { method, path } = endpoint;
  // A resolver that returns nothing lets the next handler answer.
  return http[method === 'GET' ? 'get' : 'post'](mswPath({ path }), ({ request }) => {
    if (!isSuch(new URL(request.url).searchParams)) return undefined;
    pendingRequests.add(request);
    return new Promise<never>(() => {});
  });
};

/** Whether a request is one that will never be answered. */
export const isPending = (request: Request) => pendingRequests.has(request);

/** Answers with an error code of the envelope. */
export const businessError = (endpoint: Endpoint, code: number, message = ''): RequestHandler =>
  on(endpoint, () => envelope(null, code, message));

/** The same for calls whose query is such; the market answers the others. */
export const businessErrorWhere = (
  { method, path }: Endpoint,
  isSuch: (query: URLSearchParams) => boolean,
  code: number,
  message = '',
): RequestHandler =>
  http[method === 'GET' ? 'get' : 'post'](mswPath({ path }), ({ request }) =>
    isSuch(new URL(request.url).searchParams) ? envelope(null, code, message) : undefined,
  );

/** Answers with a fault; `data` is the right answer, for faults that alter it. */
export const withFault = (endpoint: Endpoint, name: FaultName, data: unknown = null): RequestHandler =>
  on(endpoint, ({ signal }) => faultResponse(faultOf(name), { signal, answer: () => envelope(data).text() }));

/** The connection breaks: a network error. */
export const networkError = (endpoint: Endpoint): RequestHandler => withFault(endpoint, 'dropped');

/** The connection breaks the first time; after that the market answers. */
export const networkErrorOnce = (endpoint: Endpoint): RequestHandler => {
  const { method, path } = endpoint;
  return http[method === 'GET' ? 'get' : 'post'](mswPath({ path }), () => HttpResponse.error(), { once: true });
};

/** Answers with any `data`, right or wrong. */
export const respondWith = (endpoint: Endpoint, data: unknown): RequestHandler => on(endpoint, () => envelope(data));

/** Answers with a page of HTML, as a proxy does when the server is down. */
export const respondWithHtml = (endpoint: Endpoint, status: 200 | 502 = 200): RequestHandler =>
  withFault(endpoint, status === 200 ? 'htmlPage' : 'htmlBadGateway');

const everything = '*/api/*';

/** What the toolbar puts before a story's own handlers. A resolver that returns nothing lets the next handler answer. */
export const networks = {
  scripted: () => [],
  slow: () => [http.all(everything, async () => void (await delay(2500)))],
  failing: () => [http.all(everything, () => envelope(null, 500, 'The shop has a problem (toolbar).'))],
  offline: () => [http.all(everything, () => HttpResponse.error())],
  signedOut: () => [http.all(everything, () => envelope(null, 401, 'Your session has ended (toolbar).'))],
} satisfies Record<string, () => RequestHandler[]>;

export type NetworkName = keyof typeof networks;
