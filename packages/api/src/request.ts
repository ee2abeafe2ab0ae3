import { type Endpoint, pathOf } from './endpoint.ts';

/** What any call is given; the types of its endpoint say more. */
export interface RequestParts {
  params?: Readonly<Record<string, string>> | undefined;
  query?: unknown;
  body?: unknown;
}

/** The address of a call, with what is given in its query and nothing for what is not. */
export function urlOf(base: string, { path }: Endpoint, { params, query }: RequestParts): string {
  const text = fieldsOf(query).toString();
  return base + pathOf(path, params) + (text && `?${text}`);
}

/** Characters of a body that may outlive its page. Browsers refuse what is more than 64 KiB of all that is on its way. */
const outliving = 4000;

/**
 * What a call sends; only JSON names its own type, the platform names the others. A file has its own way, in upload.ts. A change
 * arrives though the page is left or loaded anew meanwhile.
 */
export function initOf({ method, encoding = 'json' }: Endpoint, { body }: RequestParts) {
  const headers = new Headers({ 'Form-type': 'pc', Accept: 'application/json' });
  if (encoding === 'json' && body !== undefined) headers.set('Content-Type', 'application/json');
  const sent = body === undefined ? null : encoded(encoding, body);
  return { method, headers, body: sent, keepalive: method !== 'GET' && `${sent}`.length < outliving };
}

function encoded(encoding: Endpoint['encoding'], body: unknown): BodyInit | null {
  if (encoding === 'json') return JSON.stringify(body);
  if (encoding === 'form') return fieldsOf(body);
  return encoding === 'text' ? String(body) : null;
}

function fieldsOf(fields: unknown): URLSearchParams {
  const given = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
