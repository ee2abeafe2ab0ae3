import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { handlers } from '../handlers/index.ts';
import type { Market } from '../market/state.ts';
import { drawPicture } from '../pictures.ts';

/** Largest body taken: an upload of 10 MB and its frame. */
const mostBytes = 12_000_000;

/** The mock marketplace behind HTTP: the handlers of the stories, over one market, and the fixtures' pictures. */
export function createMockServer(market: Market, afterChange: () => void = () => {}): Server {
  const list = handlers(market);
  return createServer((request, response) => {
    reply(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end('The mock marketplace failed; see its output.');
    });
  });

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://mock.invalid');
    const picture = /^\/pictures\/([\w-]+)\.svg$/.exec(url.pathname)?.[1];
    if (picture) return sendPicture(response, picture);
    const body = await readBody(request);
    if (body === undefined) return void response.writeHead(413).end();
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headersDistinct)) for (const one of value ?? []) headers.append(name, one);
    const answer = await getResponse(list, new Request(url, { method: request.method ?? 'GET', headers, ...(body.length && { body }) }));
    if (!answer) {
      response
        .writeHead(404, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ code: 404, message: `The mock marketplace does not know ${request.method} ${url.pathname}.`, data: null }));
      return;
    }
    const text = await answer.text();
    afterChange();
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'Cache-Control': 'no-store' }).end(text);
  }
}

function sendPicture(response: ServerResponse, name: string) {
  const text = drawPicture(name);
  if (text) response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' }).end(text);
  else response.writeHead(404).end();
}

/** The whole body; undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
