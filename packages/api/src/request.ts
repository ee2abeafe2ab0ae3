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

/** What a call sends; only JSON names its own type, the platform names the others. A file has its own way, in upload.ts. */
export function initOf({ method, encoding = 'json' }: Endpoint, { body }: RequestParts) {
  const headers = new Headers({ 'Form-type': 'pc', Accept: 'application/json' });
  if (encoding === 'json' && body !== undefined) headers.set('Content-Type', 'application/json');
  return { method, headers, ...(body !== undefined && { body: encoded(encoding, body) }) };
}

function encoded(encoding: Endpoint['encoding'], body: unknown): BodyInit | undefined {
  if (encoding === 'json') return JSON.stringify(body);
  if (encoding === 'form') return fieldsOf(body);
  return encoding === 'text' ? String(body) : undefined;
}

function fieldsOf(fields: unknown): URLSearchParams {
  const given = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
