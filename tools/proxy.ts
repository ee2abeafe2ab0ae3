import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

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

/** Passes a request on to another server and its answer back; answers 502 with a page when that server cannot be reached. */
export function proxy(incoming: IncomingMessage, answer: ServerResponse, target: string): void {
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
