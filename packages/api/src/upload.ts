/**
 * Sends a request and tells the share of its body that is sent, from 0 to 1. Rejects as `fetch` does: with the signal's
 * reason when it aborts, with a `TypeError` when nobody answers.
 */
export type Uploader = (url: string, init: RequestInit, onProgress: (share: number) => void) => Promise<Response>;

interface Ways {
  fetch?: typeof fetch;
  uploader?: Uploader;
  onProgress?: ((share: number) => void) | undefined;
  /** Told whenever more of it is sent. */
  alive: () => void;
}

/**
 * Sends `{ file, name }` as the field `multipart` of a form (docs/domain/pictures.md#sending). Its progress is watched over
 * XMLHttpRequest, unless another way was given; a `fetch` can only tell the end of it.
 */
export async function sendFile(url: string, init: RequestInit, body: unknown, ways: Ways): Promise<Response> {
  const { fetch: own, uploader = own || typeof XMLHttpRequest === 'undefined' ? undefined : xhrFetch, onProgress, alive } = ways;
  const form = new FormData();
  if (isFile(body)) form.append('multipart', body.file, body.name);
  const request = { ...init, body: form, keepalive: false };
  let sent = 0;
  const report = (share: number) => {
    if (init.signal?.aborted || !(share > sent)) return;
    sent = Math.min(share, 1);
    alive();
    try {
      onProgress?.(sent);
    } catch {
      // What a listener does wrong must not become the failure of the file.
    }
  };
  const response = await (uploader && onProgress ? uploader(url, request, report) : own ? own(url, request) : fetch(url, request));
  if (response.status === 200) report(1);
  return response;
}

function isFile(body: unknown): body is { file: Blob; name: string } {
  return typeof body === 'object' && body !== null && 'file' in body && body.file instanceof Blob;
}

/** The uploader of browsers: `fetch` over XMLHttpRequest, which alone in the platform tells how much is sent. */
export const xhrFetch: Uploader = async (url, { method = 'POST', headers, body, signal }, onProgress) => {
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  const leave = () => request.abort();
  signal?.addEventListener('abort', leave);
  try {
    await new Promise<unknown>((resolve, reject) => {
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total));
      request.addEventListener('load', resolve);
      request.addEventListener('error', () => reject(new TypeError('The file could not be sent.')));
      request.addEventListener('abort', () => reject(signal?.reason));
      request.open(method, url);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      // A stream is the one body that XMLHttpRequest cannot send.
      request.send(body instanceof ReadableStream ? null : body);
    });
  } finally {
    signal?.removeEventListener('abort', leave);
  }
  return responseOf(request);
};

/** Statuses whose response may not have a body, not even an empty one. */
const bodiless = [204, 205, 304];

function responseOf(request: XMLHttpRequest): Response {
  const { status } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return new Response(bodiless.includes(status) ? null : request.response, { status, headers });
}
