/** A call that was made before the shop's code was there. */
interface FirstCall {
  headers: Headers;
  response: Promise<Response>;
  /** Gives it up. While it hangs, a browser that caches keeps every other call of its address back. */
  abort: (reason?: unknown) => void;
}

declare global {
  /** By address. */
  var galleriaFirstCalls: Map<string, FirstCall> | undefined;
}

/**
 * Makes calls that a page needs first, beside the loading of its code.
 * @param token of the session, which a call carries as the client's own would.
 * @param language of the document.
 */
export function startFirstCalls(
  addresses: readonly string[],
  token: string | undefined,
  tokenHeader: 'bare' | 'bearer',
  language: string,
): void {
  const calls = addresses.map((address): [string, FirstCall] => {
    const headers = new Headers({ 'Form-type': 'pc', Accept: 'application/json', 'Accept-Language': language });
    if (token !== undefined && tokenHeader === 'bare') headers.set('Authori-zation', token);
    else if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const own = new AbortController();
    const response = fetch(address, { headers, signal: own.signal });
    // Whoever takes it is told that it failed; if nobody does, nobody need know.
    response.catch(() => {});
    return [address, { headers, response, abort: (reason) => own.abort(reason) }];
  });
  globalThis.galleriaFirstCalls = new Map(calls);
}

/** Whether the document has made calls that nobody has taken. */
export const hasFirstCalls = () => (globalThis.galleriaFirstCalls?.size ?? 0) > 0;

/**
 * The answer to an equal call that is on its way since before; each is taken once, and given up by the signal of who takes it. A call of
 * another shopper is not equal, and of no use to anybody any more.
 */
export function takeFirstCall(address: string, { method, headers, signal }: RequestInit): Promise<Response> | undefined {
  const call = globalThis.galleriaFirstCalls?.get(address);
  if (!call || method !== 'GET') return undefined;
  globalThis.galleriaFirstCalls?.delete(address);
  if (textOf(new Headers(headers)) !== textOf(call.headers)) return void call.abort();
  signal?.addEventListener('abort', () => call.abort(signal.reason));
  return call.response;
}

const textOf = (headers: Headers) => JSON.stringify([...headers]);
