import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { xhrFetch } from './upload.ts';

/** What a page sees of an XMLHttpRequest; the test says what the network does. */
class Request extends EventTarget {
  static last: Request;
  upload = new EventTarget();
  status = 0;
  response: Blob | undefined;
  responseType = '';
  answered = '';
  sent: { method: string; url: string; headers: Record<string, string>; body?: unknown } = { method: '', url: '', headers: {} };

  constructor() {
    super();
    Request.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value;
  }
  send(body: unknown) {
    this.sent.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  getAllResponseHeaders() {
    return this.answered;
  }

  progress(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
  answer(status: number, body: string, headers = '') {
    Object.assign(this, { status, response: new Blob([body]), answered: headers });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => void vi.unstubAllGlobals());

/** A signal that knows how many listen to it. */
function watched() {
  const controller = new AbortController();
  const { signal } = controller;
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  return { controller, signal, listeners: () => added.mock.calls.length - removed.mock.calls.length };
}

describe('an upload', () => {
  test('sends what it is given, and leaves the type of a form to the browser', () => {
    const body = new FormData();
    void xhrFetch('/up', { method: 'POST', headers: { 'Form-type': 'pc' }, body }, () => {});
    expect(Request.last.sent).toEqual({ method: 'POST', url: '/up', headers: { 'form-type': 'pc' }, body });
  });

  test('tells its progress as a share, where the size is known', () => {
    const shares: number[] = [];
    void xhrFetch('/up', {}, (share) => shares.push(share));
    Request.last.progress(25, 100);
    Request.last.progress(0, 0, false);
    Request.last.progress(100, 100);
    expect(shares).toEqual([0.25, 1]);
  });

  test('gives the answer as fetch would', async () => {
    const { signal, listeners } = watched();
    const call = xhrFetch('/up', { signal }, () => {});
    expect(listeners()).toBe(1);
    Request.last.answer(503, '{"code":200}', 'content-type: application/json\r\nretry-after: Fri, 01 Jan 2027 00:00:00 GMT\r\n');
    const response = await call;
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('Fri, 01 Jan 2027 00:00:00 GMT');
    expect(await response.json()).toEqual({ code: 200 });
    expect(listeners()).toBe(0);
  });

  test('may be answered without a body', async () => {
    const call = xhrFetch('/up', {}, () => {});
    Request.last.answer(204, '');
    expect((await call).status).toBe(204);
  });

  test('that nobody answers rejects with a TypeError', async () => {
    const { signal, listeners } = watched();
    const call = xhrFetch('/up', { signal }, () => {});
    Request.last.dispatchEvent(new Event('error'));
    await expect(call).rejects.toThrow(TypeError);
    expect(listeners()).toBe(0);
  });

  test('whose answer has a status that cannot be rejects', async () => {
    const call = xhrFetch('/up', {}, () => {});
    Request.last.answer(999, '');
    await expect(call).rejects.toThrow(RangeError);
  });

  test('ends with the reason of its signal', async () => {
    const { controller, signal, listeners } = watched();
    const call = xhrFetch('/up', { signal }, () => {});
    controller.abort();
    await expect(call).rejects.toBe(signal.reason);
    expect(listeners()).toBe(0);
  });

  test('does not begin when its signal has aborted', async () => {
    const opened = vi.spyOn(Request.prototype, 'open');
    await expect(xhrFetch('/up', { signal: AbortSignal.abort() }, () => {})).rejects.toThrow('aborted');
    expect(opened).not.toHaveBeenCalled();
  });
});
