import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyElapsedTime } from '../../market/elapsedTime.ts';
import { BusinessError, reject } from '../../businessError.ts';
import { sendJson } from '../http.ts';
import { actions, type BackOffice } from './actions.ts';
import { readFields } from './fields.ts';
import { backOfficePage } from './page.ts';
import { styleHash } from './style.ts';

/**
 * The back office at `/_mock`: a page whose forms act for merchants, couriers, payment providers and the operator. Without a script: a form that did its
 * work leads back to the page, and a test that accepts JSON is told `{ ok }`. Other sites can neither read nor use it.
 */
export function handleBackOffice(
  backOffice: BackOffice,
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  body: string,
): void {
  const { market, save } = backOffice.store;
  const wantsJson = request.headers.accept?.includes('application/json') ?? false;
  const page = (status: number, problem?: string) => sendPage(response, status, backOfficePage(backOffice, address.searchParams, problem));
  try {
    if (!isOwn(request)) reject(403, 'Only the page of the marketplace itself may do this.');
    applyElapsedTime(market);
    const [name = '', id = '', event = ''] = address.pathname.split('/').slice(2).map(decodeURIComponent);
    if (request.method === 'POST') {
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      if (!action) return reject(404, `The back office knows nothing of "${name}".`);
      action(backOffice, readFields(request.headers['content-type'], body), id, event);
      save();
      if (wantsJson) return sendJson(response, 200, { ok: true });
      response.writeHead(303, { Location: `/_mock${address.search}#${anchorOf(name, id)}`, 'Cache-Control': 'no-store' }).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      reject(404, `The back office does not answer ${request.method}.`);
    } else if (name === 'state' && !id) {
      sendJson(response, 200, { now: market.now(), faults: backOffice.faultStore.rules(), ...market.state });
    } else if (name) {
      reject(404, `The back office knows nothing of "${name}".`);
    } else page(200);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const status = error.code === 404 || error.code === 403 ? error.code : 400;
    if (wantsJson || status === 403) sendJson(response, status, { ok: false, message: error.message });
    else page(status, error.message);
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
