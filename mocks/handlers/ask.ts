import { type Endpoint, pathOf } from '@galleria/api';
import { getResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';

/** What is sent, as it stands on the wire. */
export interface Question {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
}

const envelopeSchema = v.object({ code: v.number(), message: v.string(), data: v.unknown() });

/** Asks handlers without a network between, as a test does, and gives their envelope. */
export async function ask(handlers: RequestHandler[], { method, path }: Endpoint, { token, params, query = {}, body }: Question = {}) {
  const url = new URL(pathOf(path, params), 'https://shop.example');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const request = new Request(url, {
    method,
    headers: token === undefined ? {} : { 'Authori-zation': token },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`No handler answers ${method} ${path}. Add one in mocks/handlers.`);
  return v.parse(envelopeSchema, await response.json());
}
