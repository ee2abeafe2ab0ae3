import { decode } from './answer.ts';
import { withTimeout } from './deadline.ts';
import type { Answer, CallInput, Endpoint } from './endpoint.ts';
import { ApiFailure } from './error.ts';
import { type InFlight, share, start } from './inFlight.ts';
import { initOf, type RequestParts, urlOf } from './request.ts';
import { pause, pauseAfter } from './retry.ts';
import type { Uploader } from './upload.ts';

export interface ClientOptions {
  /**
   * Origin of the marketplace, with https:// or http://, and a path on it, without a slash at the end; or a path alone. Default: the
   * page's own origin.
   */
  base?: string;
  fetch?: typeof fetch;
  /** Gives the answer to an equal request that was sent before this client was there, if there is one. */
  started?: (url: string, init: RequestInit) => Promise<Response> | undefined;
  /**
   * Sends the files whose progress is watched, since `fetch` cannot tell it. Default: XMLHttpRequest, where there is one
   * and no other `fetch` was given. Without an uploader the progress is told once, at the end.
   */
  uploader?: Uploader;
  /** Reads the present token; asked anew for every call, whose repeats carry the same. */
  token?: () => string | undefined;
  /** `bare`: `Authori-zation: <token>`; `bearer`: `Authorization: Bearer <token>`. */
  tokenHeader?: 'bare' | 'bearer';
  /** The language that names are wanted in, as a BCP 47 code; asked anew for every call. Without it the browser says its own. */
  language?: () => string;
  /** Told of each request that was refused with "sign in again", and the token it carried; its calls reject all the same. */
  onUnauthorized?: (message: string, token: string | undefined) => void;
  /**
   * Told with each answer what the server's clock says, in milliseconds since 1970; the header has whole seconds. Not where it cannot be
   * read, as on another origin.
   */
  onServerTime?: (time: number) => void;
  /** How often a GET is tried again after a transport error or a time-out. */
  retries?: number;
  /** Milliseconds allowed for one try, from request to the end of the body. A file has a minute from its last progress. */
  timeout?: number;
  /** Waits between tries; a test passes one that does not. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** The clock that a date in `Retry-After` is read against, in milliseconds. */
  now?: () => number;
}

/** Speaks the contract with one server. Keeps no state: no session, no cache, no messages. */
export interface Client {
  /**
   * Makes one call and gives its decoded answer. Equal GETs that are made at the same time with the same token are one
   * request, and their callers share its answer; each caller's signal ends only its own waiting.
   * @param onProgress told the share of a file that is sent, rising from 0 to 1.
   * @throws {ApiFailure} for everything that can go wrong; the platform's `AbortError` when `signal` aborts.
   */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    signal?: AbortSignal,
    onProgress?: (share: number) => void,
  ): Promise<Answer<E>>;
}

/** Milliseconds that a file may make no progress. */
const uploadTimeout = 60_000;

/**
 * Makes a client. Retry, time and token rules: docs/domain/api.md#time-and-repeating.
 * @throws {TypeError} for a `base` that is no address.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { base = '', token = () => undefined, tokenHeader = 'bare', retries = 2, timeout = 10_000, wait = pause, now = Date.now } = options;
  if (!/^(https?:\/\/[^/]|\/|$)/i.test(base)) throw new TypeError(`createClient wants base as "https://shop.example", and not "${base}".`);
  const send = options.fetch ?? ((...request) => fetch(...request));
  const inFlight = new Map<string, InFlight>();

  /** One try. */
  async function attempt(
    { endpoint, url, parts, language, onProgress }: Prepared,
    bearer: string | undefined,
    left: AbortSignal,
  ): Promise<unknown> {
    const isFile = endpoint.encoding === 'file';
    try {
      return await withTimeout(isFile ? Math.max(timeout, uploadTimeout) : timeout, left, async (signal, alive) => {
        const init = { ...initOf(endpoint, parts), signal };
        if (language) init.headers.set('Accept-Language', language);
        if (bearer && tokenHeader === 'bare') init.headers.set('Authori-zation', bearer);
        else if (bearer) init.headers.set('Authorization', `Bearer ${bearer}`);
        const response = await (isFile
          ? (await import('./upload.ts')).sendFile(url, init, parts.body, { ...options, onProgress, alive })
          : (options.started?.(url, init) ?? send(url, init)));
        const serverTime = Date.parse(response.headers.get('Date') ?? '');
        if (!Number.isNaN(serverTime)) options.onServerTime?.(serverTime);
        return decode(endpoint, response, now);
      });
    } catch (cause) {
      left.throwIfAborted();
      if (!(cause instanceof ApiFailure)) {
        throw new ApiFailure({ kind: globalThis.navigator?.onLine === false ? 'offline' : 'transport' }, { cause });
      }
      if (cause.error.kind === 'unauthorized') reportUnauthorized(cause.error.message, bearer);
      throw cause;
    }
  }

  function reportUnauthorized(message: string, bearer: string | undefined) {
    try {
      options.onUnauthorized?.(message, bearer);
    } catch {
      // The caller learns that it was refused, whatever else goes wrong.
    }
  }

  return {
    async call(endpoint, parts: RequestParts, signal, onProgress) {
      signal?.throwIfAborted();
      const language = options.language?.();
      const prepared = { endpoint, url: urlOf(base, endpoint, parts), parts, language, onProgress };
      const isGet = endpoint.method === 'GET';
      const first = token();
      const key = [first, language, endpoint.path, prepared.url].join('\n');
      const present = isGet ? inFlight.get(key) : undefined;
      if (present && !present.controller.signal.aborted) return share(present, signal);

      const shared = start(async (left) => {
        try {
          // Always with the token of the beginning: a sign-out that is tried again must not sign out whoever has come meanwhile.
          for (let tried = 0; ; tried++) {
            try {
              return await attempt(prepared, first, left);
            } catch (failure) {
              const rest = isGet && tried < retries ? pauseAfter(failure, tried) : undefined;
              if (rest === undefined) throw failure;
              await wait(rest, left);
              left.throwIfAborted();
            }
          }
        } finally {
          // What was asked for before a change does not know of it: nobody may join it any more.
          if (isGet) close();
          else inFlight.clear();
        }
      });
      const close = () => inFlight.get(key) === shared && inFlight.delete(key);
      if (isGet) inFlight.set(key, shared);
      return share(shared, signal);
    },
  };
}

interface Prepared {
  endpoint: Endpoint;
  url: string;
  parts: RequestParts;
  language: string | undefined;
  onProgress: ((share: number) => void) | undefined;
}
