import type { IncomingMessage, ServerResponse } from 'node:http';

/** Largest body taken: an upload of 10 MB and its frame. */
const mostBytes = 12_000_000;

/** The address that is asked for; undefined when it is none. Two slashes in front would else name another host. */
export function addressOf({ url = '' }: IncomingMessage): URL | undefined {
  const address = url.startsWith('/') ? URL.parse(`http://mock.invalid${url}`) : null;
  return address && isReadable(address.pathname) ? address : undefined;
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
