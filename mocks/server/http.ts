import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';

/** Largest body taken: an upload of 10 MB and its frame. */
const mostBytes = 12_000_000;

/**
 * The address of a request; undefined when it is malformed, or written so that its path only shows after normalising
 * (`/api/../_mock`): a proxy that passes on `/api/` would pass it on, too.
 */
export function addressOf({ url = '' }: IncomingMessage): URL | undefined {
  // With a host in front, two slashes at the beginning do not name another one.
  const address = url.startsWith('/') ? URL.parse(`http://mock.invalid${url}`) : null;
  return address && address.pathname === url.split('?')[0] && isReadable(address.pathname) ? address : undefined;
}

/** Host names under which a browser on the same machine reaches this server. */
const localHosts = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Whether a request was sent to one of the machine's own names, on any port, or to one of `hosts`. A foreign page whose
 * name suddenly leads to this machine (DNS rebinding) sends its own name.
 */
export function isForHost({ headers }: IncomingMessage, hosts: readonly string[]): boolean {
  const host = headers.host?.replace(/:\d*$/, '').toLowerCase();
  const names = hosts.map((name) => (isIPv6(name) ? `[${name}]` : name).toLowerCase());
  return host !== undefined && [...localHosts, ...names].includes(host);
}

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The whole body; undefined when it is too large. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(value));
}
