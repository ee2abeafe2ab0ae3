import type { IncomingMessage, ServerResponse } from 'node:http';
import { keepTime } from '../../market/keepTime.ts';
import { Refusal, refuse } from '../../refusal.ts';
import { sendJson } from '../http.ts';
import { actions, type BackDoor } from './actions.ts';
import { readFields } from './fields.ts';
import { adminPage } from './page.ts';
import { styleHash } from './style.ts';

/**
 * The back door at `/_mock`: a page whose forms move the other side of the shop. Without a script: a form that did its
 * work leads back to the page, and a test that accepts JSON is told `{ ok }`. Other sites can neither read nor use it.
 */
export function answerAdmin(door: BackDoor, request: IncomingMessage, response: ServerResponse, address: URL, body: string): void {
  const { market, save } = door.store;
  const wantsJson = request.headers.accept?.includes('application/json') ?? false;
  const page = (status: number, problem?: string) => sendPage(response, status, adminPage(door, address.searchParams, problem));
  try {
    if (!isOwn(request)) refuse(403, 'Only the page of the marketplace itself may do this.');
    keepTime(market);
    const [name = '', id = '', event = ''] = address.pathname.split('/').slice(2).map(decodeURIComponent);
    if (request.method === 'POST') {
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      if (!action) return refuse(404, `The admin knows nothing of "${name}".`);
      action(door, readFields(request.headers['content-type'], body), id, event);
      save();
      if (wantsJson) return sendJson(response, 200, { ok: true });
      response.writeHead(303, { Location: `/_mock${address.search}#${anchorOf(name, id)}`, 'Cache-Control': 'no-store' }).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(404, `The admin does not answer ${request.method}.`);
    } else if (name === 'state' && !id) {
      sendJson(response, 200, { now: market.now(), faults: door.desk.rules(), ...market.state });
    } else if (name) {
      refuse(404, `The admin knows nothing of "${name}".`);
    } else page(200);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const status = refusal.code === 404 || refusal.code === 403 ? refusal.code : 400;
    if (wantsJson || status === 403) sendJson(response, status, { ok: false, message: refusal.message });
    else page(status, refusal.message);
  }
}

/** Where the page goes on: at the order, or at the part of it that was used. */
const anchorOf = (name: string, id: string) => (name === 'orders' && id ? `order-${encodeURIComponent(id)}` : encodeURIComponent(name));

/** Whether a request comes from the page itself or from no page at all, as tests do. */
function isOwn({ method, headers }: IncomingMessage): boolean {
  if (method !== 'POST') return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host;
}

function sendPage(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src '${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    .end(text);
}
