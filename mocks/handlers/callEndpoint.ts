import { type Endpoint, pathOf } from '@galleria/api';
import { getResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';

/** What is sent, in the form of the wire. */
export interface CallInput {
  token?: string | undefined;
  /** What is accepted, as the header says it. */
  language?: string | undefined;
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const envelopeSchema = v.object({ code: v.number(), message: v.string(), data: v.unknown() });

/** Calls an endpoint's handler without a network, for tests, and returns the envelope. */
export async function callEndpoint(
  handlers: RequestHandler[],
  endpoint: Endpoint,
  { token, language, params, query = {}, body }: CallInput = {},
) {
  const { method, path } = endpoint;
  const url = new URL(pathOf(path, params), 'https://shop.example');
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  const request = new Request(url, {
    method,
    headers: { ...(token !== undefined && { 'Authori-zation': token }), ...(language !== undefined && { 'Accept-Language': language }) },
    ...(body !== undefined && { body: bodyFor(endpoint, body) }),
  });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`No handler answers ${method} ${path}. Add one in mocks/handlers.`);
  return v.parse(envelopeSchema, await response.json());
}

const fileSchema = v.object({ file: v.instance(Blob), name: v.string() });
const fieldsSchema = v.record(v.string(), v.string());

/** A body as the endpoint wants it sent; one that does not fit its encoding goes as JSON. */
function bodyFor({ encoding }: Endpoint, body: unknown): BodyInit {
  if (encoding === 'text' && typeof body === 'string') return body;
  if (encoding === 'form' && v.is(fieldsSchema, body)) return new URLSearchParams(body);
  if (encoding === 'file' && v.is(fileSchema, body)) {
    const form = new FormData();
    form.append('multipart', body.file, body.name);
    return form;
  }
  return JSON.stringify(body);
}
