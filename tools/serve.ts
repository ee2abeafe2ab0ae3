import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FileStore } from './compress.ts';
import { contentType, findFile } from './files.ts';
import { cacheControl, securityHeaders } from './headers.ts';
import { isProgram, root } from './paths.ts';
import { freePort } from './ports.ts';
import { proxy } from './proxy.ts';

const host = '127.0.0.1';

export interface Site {
  /** The built files. */
  dir: string;
  /** 0 takes any free port. */
  port: number;
}

export interface Shop extends Site {
  /** Where the marketplace's API and pictures come from. */
  api: string;
}

export interface Server {
  url: string;
  close: () => Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void> | void;

/** Serves the built storefront as production would: its headers, caching and fallback, and its API on the same origin. */
export function serve({ dir, port, api }: Shop): Promise<Server> {
  const headers = Object.entries(securityHeaders(new URL(api).origin));
  const files = new FileStore();
  return listen(port, async (request, response, pathname) => {
    if (/^\/(api|pictures)\//.test(pathname)) return proxy(request, response, api);
    for (const [name, value] of headers) response.setHeader(name, value);
    const file = (await findFile(dir, pathname)) ?? fallback(dir, pathname);
    return send(request, response, files, file, String(request.headers['accept-encoding'] ?? ''));
  });
}

/** Serves any folder as it is, for example a built Storybook. */
export function serveStatic({ dir, port }: Site): Promise<Server> {
  const files = new FileStore();
  return listen(port, async (request, response, pathname) => send(request, response, files, await findFile(dir, pathname), ''));
}

/** Every address without a file is a page of the app, but a missing script or picture must not be answered by a page. */
function fallback(dir: string, pathname: string): string | undefined {
  const namesFile = pathname.startsWith('/assets/') || contentType(pathname) !== undefined;
  return namesFile ? undefined : path.join(dir, 'index.html');
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  files: FileStore,
  file: string | undefined,
  acceptEncoding: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response.setHeader('allow', 'GET, HEAD'), 405);
  if (file === undefined) return refuse(response, 404);
  const { body, encoding } = await files.read(file, acceptEncoding);
  const { mtimeMs, size } = await stat(file);
  const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  response.setHeader('cache-control', cacheControl(file)).setHeader('etag', etag).setHeader('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': contentType(file) ?? 'application/octet-stream', 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(`${status}\n`);
}

function listen(port: number, handler: Handler): Promise<Server> {
  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    if (pathname === undefined) return refuse(response, 400);
    Promise.resolve(handler(request, response, pathname)).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address !== null ? address.port : port;
      resolve({ url: `http://${host}:${actual}`, close });
    });
  });
}

/** The address's path in plain letters, or undefined when it is malformed. */
function pathOf({ url = '' }: IncomingMessage): string | undefined {
  try {
    const pathname = decodeURIComponent(url.replace(/\?.*$/s, ''));
    return pathname.startsWith('/') && !pathname.includes('\0') ? pathname : undefined;
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { api: { type: 'string' }, dir: { type: 'string' }, port: { type: 'string' } } });
  const dir = path.resolve(root, values.dir ?? 'packages/storefront/dist');
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is nothing to serve in ${dir}: build it first.`);
  }
  const port = Number(values.port ?? (await freePort(4173)));
  const { url } = await (values.api === undefined ? serveStatic({ dir, port }) : serve({ dir, port, api: values.api }));
  console.log(url);
}

if (isProgram(import.meta.filename)) await main();
