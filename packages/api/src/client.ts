import * as v from 'valibot';
import { type Answer, type CallInput, type Endpoint, pathOf } from './endpoint.ts';
import { ApiFailure, errorOfCode } from './error.ts';

export interface ClientOptions {
  /** Origin of the marketplace, without a slash at the end. Default: the page's own. */
  base?: string;
  fetch?: typeof fetch;
  /** Reads the present token; asked anew for every request. */
  token?: () => string | undefined;
  /** `bare`: `Authori-zation: <token>`; `bearer`: `Authorization: Bearer <token>` (the two readings of product.md §7). */
  tokenHeader?: 'bare' | 'bearer';
  /** Told of each call that was refused with "sign in again", and the token it carried; the call rejects all the same. */
  onUnauthorized?: (message: string, token: string | undefined) => void;
  /** How often a GET is tried again after a transport error or a time-out. */
  retries?: number;
  /** Milliseconds allowed for one try, from request to the end of the body. */
  timeout?: number;
  /** Waits between tries; a test passes one that does not. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** Speaks the contract with one server. Keeps no state: no session, no cache, no messages. */
export interface Client {
  /**
   * Makes one call and gives its decoded answer.
   * @throws {ApiFailure} for everything that can go wrong; the platform's `AbortError` when `signal` aborts.
   */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal): Promise<Answer<E>>;
}

/** A refusal may leave `data` out; where an answer is due, its own schema misses it. */
const envelopeSchema = v.object({ code: v.number(), message: v.nullish(v.string(), ''), data: v.optional(v.unknown()) });

/** Makes a client. Retry, time and token rules: api.md §1 and decisions.md. */
export function createClient(options: ClientOptions = {}): Client {
  const { base = '', token = () => undefined, tokenHeader = 'bare', retries = 2, timeout = 10_000, wait = delay } = options;
  const send = options.fetch ?? ((...request) => fetch(...request));

  async function attempt(endpoint: Endpoint, input: RequestParts, aborted?: AbortSignal): Promise<unknown> {
    const bearer = token();
    const timer = AbortSignal.timeout(timeout);
    const signal = aborted ? AbortSignal.any([aborted, timer]) : timer;
    const headers: Record<string, string> = { 'Form-type': 'pc', Accept: 'application/json' };
    if (bearer) Object.assign(headers, tokenHeader === 'bare' ? { 'Authori-zation': bearer } : { Authorization: `Bearer ${bearer}` });
    if (input.body !== undefined) headers['Content-Type'] = 'application/json';
    try {
      const response = await send(`${base}${pathOf(endpoint.path, input.params)}${queryOf(input.query)}`, {
        method: endpoint.method,
        headers,
        signal,
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      return await read(endpoint, response);
    } catch (cause) {
      aborted?.throwIfAborted();
      if (timer.aborted) throw new ApiFailure({ kind: 'timeout' });
      if (cause instanceof ApiFailure) {
        if (cause.error.kind === 'unauthorized') options.onUnauthorized?.(cause.error.message, bearer);
        throw cause;
      }
      throw new ApiFailure({ kind: globalThis.navigator?.onLine === false ? 'offline' : 'transport' });
    }
  }

  return {
    async call(endpoint, input: RequestParts, signal) {
      const tries = endpoint.method === 'GET' ? retries : 0;
      for (let tried = 0; ; tried++) {
        try {
          return await attempt(endpoint, input, signal);
        } catch (failure) {
          if (tried >= tries || !mayRepeat(failure)) throw failure;
          await wait(failure instanceof Busy ? failure.seconds * 1000 : 300 * 2 ** tried * (0.75 + Math.random() / 2), signal);
        }
      }
    },
  };
}

interface RequestParts {
  params?: Record<string, string> | undefined;
  query?: unknown;
  body?: unknown;
}

/** The server asked for a pause (Retry-After); kept short, since a person is waiting. */
class Busy extends ApiFailure {
  readonly seconds: number;

  constructor(status: number, seconds: number) {
    super({ kind: 'transport', status });
    this.seconds = Math.min(seconds, 5);
  }
}

async function read(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (response.status === 401) throw new ApiFailure({ kind: 'unauthorized', message: '' });
  if (response.status !== 200) {
    const seconds = Number(response.headers.get('Retry-After'));
    throw seconds > 0 ? new Busy(response.status, seconds) : new ApiFailure({ kind: 'transport', status: response.status });
  }
  const envelope = v.safeParse(envelopeSchema, parseJson(await response.text()));
  if (!envelope.success) throw new ApiFailure({ kind: 'contract', path: v.getDotPath(envelope.issues[0]) ?? 'the answer' });
  const { code, message, data } = envelope.output;
  if (code !== 200) throw new ApiFailure(errorOfCode(code, message.trim()));
  const answer = v.safeParse(endpoint.answer, data);
  if (!answer.success) {
    const path = v.getDotPath(answer.issues[0]);
    throw new ApiFailure({ kind: 'contract', path: path ? `data.${path}` : 'data' });
  }
  return answer.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mayRepeat(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  const { error } = failure;
  return (
    error.kind === 'timeout' || (error.kind === 'transport' && (error.status === undefined || error.status >= 500 || error.status === 429))
  );
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
