import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';

/** Headers that belong to one connection and are not passed on. */
const ownHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What the marketplace serves beside the storefront's own files. */
const passedOnPaths = ['/api/', '/pictures/', '/uploads/'];

/** Whether a path belongs to the marketplace. */
export const isApiPath = (path: string): boolean => passedOnPaths.some((start) => path.startsWith(start));

/**
 * Whether the path of a request's URL is what it says: no `..`, `//`, backslash or encoded separator, which another server
 * may resolve to a path that we do not pass on (`/api/../_mock`).
 */
export function isPlainPath(url: string): boolean {
  const [path = ''] = url.split('?');
  return URL.parse(`http://proxy.invalid${path}`)?.pathname === path && !/\/\/|%2f|%5c/i.test(path);
}

/** The same proxy as an option of Vite's dev server. */
export function apiProxy(target: string): Record<string, ProxyOptions> {
  const options: ProxyOptions = { target, changeOrigin: true, bypass: ({ url = '' }) => (isPlainPath(url) ? undefined : false) };
  return Object.fromEntries(passedOnPaths.map((path) => [path, options]));
}

/**
 * Passes a request on to another server and its answer back. Answers 502 with a page when that server cannot be reached,
 * and 400 to a path that is not plain.
 */
export function proxy(incoming: IncomingMessage, answer: ServerResponse, target: string): void {
  if (!isPlainPath(incoming.url ?? '')) return void answer.writeHead(400).end();
  const { hostname, port } = new URL(target);
  const headers = {
    ...passedOn(incoming.headers),
    'x-forwarded-for': incoming.socket.remoteAddress,
    'x-forwarded-host': incoming.headers.host,
    'x-forwarded-proto': 'http',
  };
  const outgoing = request({ hostname, port, method: incoming.method, path: incoming.url, headers });
  outgoing.once('response', (upstream) => {
    answer.writeHead(upstream.statusCode ?? 502, passedOn(upstream.headers));
    upstream.once('error', () => answer.destroy());
    upstream.pipe(answer);
  });
  outgoing.once('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502, { 'content-type': 'text/html; charset=utf-8' }).end(badGateway);
  });
  answer.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** A proxy answers in HTML even to a call that expects JSON, and clients have to survive that. */
const badGateway = '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1></html>\n';

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));
}
