import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { getResponse } from 'msw';
import { faultOf } from '../faults.ts';
import { handlers } from '../handlers/index.ts';
import { draw } from '../market/random.ts';
import { uploadedPicture } from '../market/uploads.ts';
import { drawPicture } from '../pictures.ts';
import { BusinessError } from '../businessError.ts';
import { handleBackOffice } from './backOffice/backOffice.ts';
import { shareWithAll, withAddresses } from './cors.ts';
import { createFaultStore } from './faultStore.ts';
import { addressOf, isForHost, readBody, sendJson } from './http.ts';
import { sendFault } from './sendFault.ts';
import type { Store } from './store.ts';

export interface ServerOptions {
  /** Milliseconds that the API takes at least and at most. */
  latency?: { least: number; most: number };
  /** Share of the API's calls that get a fault at random. */
  fail?: number;
  /** Seed of the random faults. */
  seed?: number;
  /** Host names under which the back office answers, beside those of the machine itself. */
  hosts?: readonly string[];
}

/** The mock marketplace behind HTTP: the handlers of the stories over one market, its pictures, and its back office. */
export function createMockServer(
  store: Pick<Store, 'market' | 'save' | 'reset'>,
  { latency = { least: 0, most: 0 }, fail = 0, seed = 1, hosts = [] }: ServerOptions = {},
): Server {
  const { market, save } = store;
  const list = handlers(market);
  const faultStore = createFaultStore({ seed, fail });
  const chance = { random: seed };

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const address = addressOf(request);
    if (!address) return sendJson(response, 400, { code: 400, message: 'This address cannot be read.', data: null });
    const { pathname } = address;
    if (shareWithAll(request, response, pathname)) return;
    const [, folder, name = ''] = /^\/(pictures|uploads)\/([\w.-]+)$/.exec(pathname) ?? [];
    if (folder === 'pictures' && name.endsWith('.svg')) return sendPicture(response, drawPicture(name.slice(0, -4)), 'image/svg+xml');
    const uploaded = folder === 'uploads' ? uploadedPicture(market, name) : undefined;
    if (uploaded) return sendPicture(response, Buffer.from(uploaded.bytes), uploaded.type);

    const body = await readBody(request);
    if (body === undefined) return void response.writeHead(413).end();
    if (/^\/_mock(\/|$)/.test(pathname)) {
      if (isForHost(request, hosts)) return handleBackOffice({ store, faultStore }, request, response, address, body.toString());
      return sendJson(response, 421, { ok: false, message: 'The back office does not answer to this host name (--allowed-host).' });
    }
    if (!pathname.startsWith('/api/')) return sendNotFound(request, response, pathname);

    const late = latency.least + draw(chance) * (latency.most - latency.least);
    if (late > 0) await delay(late);
    const fault = pickFault(request, response, pathname);
    if (fault === 'refused') return;
    if (fault) {
      return sendFault(response, faultOf(fault), async () => (await perform(request, address, body))?.text ?? '{"code":404,"data":null}');
    }
    const answer = await perform(request, address, body);
    if (!answer) return sendNotFound(request, response, pathname);
    response.writeHead(answer.status, { ...answer.headers, 'Cache-Control': 'no-store' }).end(answer.text);
  }

  /** The answer of the handlers; undefined when none of them has one. */
  async function perform(request: IncomingMessage, address: URL, body: Buffer<ArrayBuffer>) {
    const { method, headersDistinct } = request;
    if (method !== 'GET' && method !== 'POST') return undefined;
    const headers = new Headers();
    for (const [name, value] of Object.entries(headersDistinct)) for (const one of value ?? []) headers.append(name, one);
    // A GET that brings a body is a GET.
    const answer = await getResponse(list, new Request(address, { method, headers, ...(method === 'POST' && body.length && { body }) }));
    if (!answer) return undefined;
    const text = withAddresses(await answer.text(), request);
    save();
    // The length was that of the answer before its addresses were changed; Node sets its own.
    answer.headers.delete('Content-Length');
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text };
  }

  function pickFault({ headers }: IncomingMessage, response: ServerResponse, pathname: string) {
    try {
      return faultStore.pick(pathname, headers['x-mock-fault']?.toString());
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      sendJson(response, 400, { code: error.code, message: error.message, data: null });
      return 'refused';
    }
  }

  return createServer((request, response) => {
    // A client that has disconnected gets no answer.
    response.on('error', () => response.destroy());
    // The shop counts down by it.
    response.setHeader('Date', new Date(market.now()).toUTCString());
    reply(request, response).catch((error: unknown) => {
      if (response.destroyed || request.errored) return void response.destroy();
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end('The mock marketplace failed; see its output.');
    });
  });
}

function sendPicture(response: ServerResponse, picture: string | Buffer | undefined, type: string) {
  if (picture === undefined) return void response.writeHead(404).end();
  const drawn = type === 'image/svg+xml';
  response
    .writeHead(200, {
      'Content-Type': type,
      // The name of a drawing is stable; that of an uploaded picture is used again after a reset.
      'Cache-Control': drawn ? 'max-age=3600' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    })
    .end(picture);
}

function sendNotFound({ method }: IncomingMessage, response: ServerResponse, pathname: string) {
  sendJson(response, 404, { code: 404, message: `The mock marketplace does not know ${method} ${pathname}.`, data: null });
}
