import type { Endpoint, WireAnswer } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { HttpResponse, http } from 'msw/http';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { BusinessError, reject } from './businessError.ts';
import { inLanguage } from './inLanguage.ts';
import { namedLanguage, sentenceIn } from './market/catalogue/names/index.ts';
import { applyElapsedTime } from './market/elapsedTime.ts';
import { shopperOf } from './market/sessions.ts';
import type { Shopper } from './market/state/shoppers.ts';
import type { Market } from './market/state.ts';

type Parsed<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;
type Query<E> = E extends Endpoint<string, infer Schema> ? Parsed<Schema> : never;
type Body<E> = E extends Endpoint<string, GenericSchema | undefined, infer Schema> ? Parsed<Schema> : never;

/** What a handler gets: the request, validated by the endpoint's schemas, and who sends it. */
export interface HandlerContext<E extends Endpoint> {
  market: Market;
  params: Record<string, string>;
  query: Query<E>;
  body: Body<E>;
  token: string | undefined;
  /** The sender; a call that needs a token is refused before the handler when there is none. */
  shopper: E['access'] extends 'public' ? Shopper | undefined : Shopper;
}

/** Path of an endpoint as MSW matches it, on any host. */
export const mswPath = ({ path }: Pick<Endpoint, 'path'>) => `*${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** The envelope: always HTTP 200 (docs/domain/api.md#envelope). */
export const envelope = (data: unknown, code = 200, message = 'ok') => HttpResponse.json({ code, message, data });

/** A handler of one endpoint over a market; what it returns is `data` on the wire. */
export function createHandler<E extends Endpoint>(
  market: Market,
  endpoint: E,
  reply: (context: HandlerContext<E>) => WireAnswer<E> | Promise<WireAnswer<E>>,
): RequestHandler {
  return http[endpoint.method === 'GET' ? 'get' : 'post'](mswPath(endpoint), async ({ request, params }) => {
    applyElapsedTime(market);
    const language = namedLanguage(request.headers.get('Accept-Language'));
    try {
      const token = tokenOf(request);
      const shopper = shopperOf(market, token);
      if (endpoint.access === 'token' && !shopper) reject(401, 'Your session has ended. Sign in again.');
      const query = check(endpoint.query, queryFor(endpoint.query, new URL(request.url).searchParams));
      const body = endpoint.body && check(endpoint.body, await bodyOf(request, endpoint.encoding));
      // The endpoint's own schemas have just checked these parts; the compiler cannot tie them to E.
      const context = {
        market,
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
        query,
        body,
        token,
        shopper,
      } as HandlerContext<E>;
      const data = (await reply(context)) ?? null;
      return envelope(language ? inLanguage(data, language) : data);
    } catch (error) {
      if (error instanceof BusinessError) return envelope(null, error.code, language ? sentenceIn(error.message, language) : error.message);
      throw error;
    }
  });
}

/** Both readings of the token header are accepted. */
function tokenOf(request: Request): string | undefined {
  return request.headers.get('Authori-zation') ?? request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? undefined;
}

function check(schema: GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, value);
  return result.success ? result.output : reject(400, `parameter validation failed: ${result.issues[0].message}`);
}

/** The body as its endpoint wants it; undefined when it is not of that kind. */
async function bodyOf(request: Request, encoding: Endpoint['encoding']): Promise<unknown> {
  try {
    switch (encoding) {
      case 'text':
        return bare(await request.text());
      case 'form':
        return Object.fromEntries(await request.formData());
      case 'file': {
        const file = (await request.formData()).get('multipart');
        return file instanceof Blob ? { file, name: file.name } : undefined;
      }
      default:
        return await request.json();
    }
  } catch {
    return undefined;
  }
}

/** A bare text; clients that send it as JSON text are understood as well. */
const bare = (text: string) => (/^".*"$/s.test(text) ? text.slice(1, -1) : text);

/** The query with its texts turned into what the endpoint wants of each: a number, a yes or no, or the text itself. */
function queryFor(schema: GenericSchema | undefined, query: URLSearchParams): Record<string, unknown> {
  const entries: Record<string, GenericSchema> = schema && 'entries' in schema ? Object(schema.entries) : {};
  return Object.fromEntries(
    [...query].map(([name, text]) => {
      const wanted = Object.hasOwn(entries, name) ? entries[name] : undefined;
      const readings = [text, text.trim() === '' ? text : Number(text), text === 'true' ? true : text === 'false' ? false : text];
      return [name, wanted ? (readings.find((reading) => safeParse(wanted, reading).success) ?? text) : text];
    }),
  );
}
