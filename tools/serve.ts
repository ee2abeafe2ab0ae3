import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FileStore } from './compress.ts';
import { documentAt, isCardPage } from './documents.ts';
import { contentType, findFile } from './files.ts';
import { cacheControl, cardHeaders, securityHeaders, signInHeaders } from './headers.ts';
import { fillPage, type PageSettings } from './page-settings.ts';
import { isProgram, root } from './paths.ts';
import { freePort } from './ports.ts';
import { isApiPath, proxy } from './proxy.ts';

const host = '127.0.0.1';

export interface Site {
  /** The built files. */
  dir: string;
  /** 0 takes any free port. */
  port: number;
}

export interface Shop extends Site, PageSettings {
  /** Where the marketplace's API and pictures come from, through this server. */
  api?: string | undefined;
  /** What happens on the way to this server, before it answers: it may take its time, and a file may turn out to be missing. */
  onTheWay?: (pathname: string) => Promise<'missing' | undefined>;
  /**
   * TLS ends at a proxy in front of this server. What it marks with `x-forwarded-proto: https` is answered with
   * Strict-Transport-Security; what comes over plain http never is.
   */
  https?: boolean | undefined;
}

export interface Server {
  url: string;
  close: () => Promise<void>;
}

/** Where the bytes of files come from; `version` tells apart what was made of the same file. */
interface Files extends Pick<FileStore, 'read'> {
  version: string;
}

type Handler = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void> | void;

/**
 * Serves the built storefront as production would: its headers, caching and fallback, and its API on the same origin. Every
 * answer carries the security headers, errors and those of the API too, where they do not say otherwise themselves.
 */
export function serve({ dir, port, api, onTheWay, https = false, ...settings }: Shop): Promise<Server> {
  const apiOrigins = [api, settings.apiOrigin].flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));
  const overTls = ({ headers }: IncomingMessage) => https && headers['x-forwarded-proto'] === 'https';
  const headersOf = (request: IncomingMessage) => securityHeaders({ apiOrigins, https: overTls(request) });
  const takesCards = settings.stripeKey?.startsWith('pk_') === true;
  const files = Object.values(settings).every((value) => value === undefined) ? plainFiles() : filledFiles(settings);
  const handler: Handler = async (request, response, pathname) => {
    const way = await onTheWay?.(pathname);
    // Who asked may have gone meanwhile.
    if (request.socket.destroyed) return;
    if (way === 'missing') return refuse(response, 404);
    if (api !== undefined && isApiPath(pathname)) return proxy(request, response, api);
    const found = await findFile(dir, pathname);
    const page = documentAt(pathname);
    if (found === undefined && page.provider) setHeaders(response, signInHeaders(page.provider, { https: overTls(request) }));
    if (takesCards && isCardPage(pathname)) setHeaders(response, cardHeaders({ apiOrigins, https: overTls(request) }));
    const file = found ?? fallback(dir, pathname, page.file);
    return send(request, response, files, file, String(request.headers['accept-encoding'] ?? ''));
  };
  return listen(port, handler, headersOf);
}

/** Serves any folder as it is, for example a built Storybook. */
export function serveStatic({ dir, port }: Site): Promise<Server> {
  const files = plainFiles();
  return listen(port, async (request, response, pathname) => send(request, response, files, await findFile(dir, pathname), ''));
}

function plainFiles(): Files {
  const store = new FileStore();
  return { version: '', read: (file, accepted) => store.read(file, accepted) };
}

/** The files, with the settings written into the page. */
function filledFiles(settings: PageSettings): Files {
  const store = new FileStore();
  return {
    version: `-${Buffer.from(JSON.stringify(settings)).toString('base64url')}`,
    async read(file, accepted) {
      if (!['index.html', 'app.html'].includes(path.basename(file))) return store.read(file, accepted);
      return { body: Buffer.from(fillPage(await readFile(file, 'utf8'), settings)), encoding: 'identity' };
    },
  };
}

/** Every address without a file is a page of the app, but a missing script or picture must not be answered by a page. */
function fallback(dir: string, pathname: string, page: string): string | undefined {
  const namesFile = pathname.startsWith('/assets/') || contentType(pathname) !== undefined;
  return namesFile ? undefined : path.join(dir, page);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  files: Files,
  file: string | undefined,
  acceptEncoding: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response.setHeader('allow', 'GET, HEAD'), 405);
  if (file === undefined) return refuse(response, 404);
  const { body, encoding } = await files.read(file, acceptEncoding);
  const { mtimeMs, size } = await stat(file);
  const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${files.version}"`;
  response.setHeader('cache-control', cacheControl(file)).setHeader('etag', etag).setHeader('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': contentType(file) ?? 'application/octet-stream', 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(`${status}\n`);
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Answers each request by `handler`, on 127.0.0.1. `headersOf` are on every answer, whoever gives it. */
function listen(
  port: number,
  handler: Handler,
  headersOf?: (request: IncomingMessage) => Readonly<Record<string, string>>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (headersOf) setHeaders(response, headersOf(request));
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

/**
 * Serves a build from the command line:
 *   --dir DIR              the built files (packages/storefront/dist)
 *   --port PORT            4173, or the next free one
 *   --api URL              passes /api and /pictures on to that server, so that they are of this origin
 *   --api-origin URL       tells the page to call that server itself (meta galleria:api), and its policy to allow it
 *   --token-header HEADER  bare or bearer (meta galleria:token-header)
 *   --stripe-key KEY       pk_… or demo (meta galleria:stripe-key), and the policy of the page for cards
 *   --https                TLS ends at a proxy in front: Strict-Transport-Security for what it marks x-forwarded-proto: https
 * Without any of the last five the files are served as they are, without the headers of production.
 */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = {
    api: text,
    'api-origin': text,
    'token-header': text,
    'stripe-key': text,
    dir: text,
    port: text,
    https: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  const dir = path.resolve(root, values.dir ?? 'packages/storefront/dist');
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is nothing to serve in ${dir}: build it first.`);
  }
  const port = Number(values.port ?? (await freePort(4173)));
  const { api, https, 'api-origin': apiOrigin, 'token-header': tokenHeader, 'stripe-key': stripeKey } = values;
  const isShop = [api, apiOrigin, tokenHeader, stripeKey, https].some((value) => value !== undefined);
  const { url } = await (isShop ? serve({ dir, port, api, apiOrigin, tokenHeader, stripeKey, https }) : serveStatic({ dir, port }));
  console.log(url);
}

if (isProgram(import.meta.filename)) await main();
