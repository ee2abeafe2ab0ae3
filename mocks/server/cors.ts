import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a storefront on another origin may ask for. The back office is not among it. */
const shared = /^\/(api|pictures|uploads)\//;

/**
 * Lets pages of any origin read the shop, without their cookies: the token travels in a header.
 * @returns whether the request was a preflight and is answered.
 */
export function shareWithAll(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
  if (!shared.test(pathname)) return false;
  response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Expose-Headers', 'Date, Retry-After');
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
  response
    .setHeader('Access-Control-Allow-Methods', 'GET, POST')
    .setHeader('Access-Control-Allow-Headers', 'Authori-zation, Authorization, Form-type, Content-Type')
    .setHeader('Access-Control-Max-Age', '600')
    .writeHead(204)
    .end();
  return true;
}

/**
 * The pictures in an answer, for a page of another origin: it would look for `/pictures/…` at its own. A page behind a
 * proxy gets them as they are.
 */
export function withAddresses(json: string, { headers: { 'sec-fetch-site': site, host } }: IncomingMessage): string {
  if (host === undefined || (site !== 'cross-site' && site !== 'same-site')) return json;
  // Before an address stand a quotation mark, also within JSON in a string, or the comma of a joined list.
  return json.replace(/(?<=[",])\/(?=(?:pictures|uploads)\/)/g, `http://${host}/`);
}
