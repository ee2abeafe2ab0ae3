import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import type { Uploader } from './upload.ts';
import { nothingSchema } from './wire.ts';

type Fetch = typeof fetch;

const description = { method: 'POST', path: '/api/front/things', access: 'token', source: 'settled', answer: nothingSchema } as const;
const saveJson = endpoint({ ...description, body: v.object({ name: v.string() }) });
const read = endpoint({ ...description, method: 'GET' });
const saveForm = endpoint({ ...description, encoding: 'form', body: v.object({ phone: v.string(), code: v.optional(v.number()) }) });
const saveText = endpoint({ ...description, encoding: 'text', body: v.string() });
const saveFile = endpoint({ ...description, encoding: 'file', body: v.object({ file: v.instance(Blob), name: v.string() }) });

const done = () => Response.json({ code: 200, message: 'ok', data: null });
const picture = { body: { file: new Blob(['a picture'], { type: 'image/png' }), name: 'vase é.png' } };

/** The request that a call makes, as a server gets it. */
async function received(make: (client: ReturnType<typeof createClient>) => Promise<unknown>): Promise<Request> {
  const fetch = vi.fn<Fetch>(async () => done());
  await make(createClient({ base: 'https://shop.example', fetch }));
  const [url, init] = fetch.mock.calls[0] ?? [];
  return new Request(String(url), { ...init, signal: null });
}

describe('a body travels', () => {
  test('as JSON unless its endpoint says otherwise', async () => {
    const request = await received((client) => client.call(saveJson, { body: { name: 'Vase' } }));
    expect([request.headers.get('Content-Type'), await request.text()]).toEqual(['application/json', '{"name":"Vase"}']);
  });

  test('as a form, with nothing for what is not given', async () => {
    const request = await received((client) => client.call(saveForm, { body: { phone: '+91 98&', code: undefined } }));
    expect(request.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await request.text()).toBe('phone=%2B91+98%26');
  });

  test('as the bare text', async () => {
    const request = await received((client) => client.call(saveText, { body: 'a@b.example' }));
    expect(request.headers.get('Content-Type')?.toLowerCase()).toBe('text/plain;charset=utf-8');
    expect(await request.text()).toBe('a@b.example');
  });

  test('as a file with its name, in a form whose type the platform writes', async () => {
    const request = await received((client) => client.call(saveFile, picture));
    expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await request.formData();
    const file = form.get('multipart');
    expect([...form.keys()]).toEqual(['multipart']);
    expect(file).toMatchObject({ name: 'vase é.png', type: 'image/png' });
    expect(file instanceof Blob && (await file.text())).toBe('a picture');
  });
});

test('a change outlives its page, unless it is too much for a browser', async () => {
  const isKept = async (make: Parameters<typeof received>[0]) => (await received(make)).keepalive;
  expect(await isKept((client) => client.call(saveJson, { body: { name: 'Vase' } }))).toBe(true);
  expect(await isKept((client) => client.call(saveJson, { body: { name: 'Vase'.repeat(1000) } }))).toBe(false);
  expect(await isKept((client) => client.call(saveFile, picture))).toBe(false);
  expect(await isKept((client) => client.call(read, {}))).toBe(false);
});

describe('the progress of a file', () => {
  afterEach(() => void vi.useRealTimers());

  const hangs = (init: RequestInit) =>
    new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

  /** Sends the picture and keeps what is told of it. */
  function send(options: ClientOptions, made: Endpoint = saveFile, signal?: AbortSignal) {
    const shares: number[] = [];
    const call = createClient(options).call(made, made === saveFile ? picture : {}, signal, (share) => shares.push(share));
    return { call, shares };
  }

  test('rises from 0 to 1, whatever the uploader reports', async () => {
    const uploader: Uploader = async (_, __, onProgress) => {
      for (const share of [0, 0.5, 0.2, Number.NaN, 0.5, 7]) onProgress(share);
      return done();
    };
    const { call, shares } = send({ uploader });
    expect(await call).toBe(null);
    expect(shares).toEqual([0.5, 1]);
  });

  test('ends with 1 where nobody can tell it', async () => {
    const { call, shares } = send({ fetch: async () => done() });
    await call;
    expect(shares).toEqual([1]);
  });

  test('does not end with 1 when the file is refused', async () => {
    const { call, shares } = send({ fetch: async () => new Response('', { status: 413 }) });
    await expect(call).rejects.toThrow('413');
    expect(shares).toEqual([]);
  });

  test('goes through the uploader only for a file, and only when somebody watches', async () => {
    const uploader = vi.fn<Uploader>(async () => done());
    const fetch = vi.fn<Fetch>(async () => done());
    const client = createClient({ uploader, fetch });
    await client.call(saveFile, picture);
    await client.call(saveJson, { body: { name: 'Vase' } }, undefined, () => {});
    expect(uploader).not.toHaveBeenCalled();
    await client.call(saveFile, picture, undefined, () => {});
    expect([uploader.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 2]);
  });

  test('is no business of the call when its listener fails', async () => {
    const fails = () => {
      throw new RangeError('A defect.');
    };
    const client = createClient({ fetch: async () => done() });
    expect(await client.call(saveFile, picture, undefined, fails)).toBe(null);
  });

  test('gives it another minute; without any it times out', async () => {
    vi.useFakeTimers();
    let report: (share: number) => void = () => {};
    const uploader: Uploader = (_, init, onProgress) => {
      report = onProgress;
      return hangs(init);
    };
    const { call, shares } = send({ uploader });
    await vi.dynamicImportSettled();
    const ended = expect(call).rejects.toThrow('timeout');
    for (const share of [0.1, 0.2, 0.3]) {
      await vi.advanceTimersByTimeAsync(59_000);
      report(share);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    report(0.4);
    expect(shares).toEqual([0.1, 0.2, 0.3]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends with the abort of its caller', async () => {
    const controller = new AbortController();
    const { call } = send({ uploader: (_, init) => hangs(init) }, saveFile, controller.signal);
    controller.abort();
    await expect(call).rejects.toThrow('aborted');
  });
});

describe('what cannot be sent', () => {
  test('says why: nothing has a page of its own here, and a header has no line breaks', async () => {
    const withoutPage = createClient().call(saveText, { body: '' });
    await expect(withoutPage).rejects.toMatchObject({ error: { kind: 'transport' }, cause: { cause: { code: 'ERR_INVALID_URL' } } });
    const refused = createClient({ token: () => 'two\nlines', fetch: async () => done() }).call(saveText, { body: '' });
    await expect(refused).rejects.toMatchObject({ error: { kind: 'transport' }, cause: expect.any(TypeError) });
  });

  test('what an own fetch throws is the cause', async () => {
    const cause = new RangeError('A defect.');
    const call = createClient({ fetch: () => Promise.reject(cause) }).call(saveText, { body: '' });
    await expect(call).rejects.toMatchObject({ error: { kind: 'transport' }, cause });
  });

  test.each(['shop.example', 'localhost:3000', 'ftp://shop.example', 'https:shop.example', 'https://'])('a base %s is refused', (base) => {
    expect(() => createClient({ base })).toThrow(new TypeError(`createClient wants base as "https://shop.example", and not "${base}".`));
  });

  test.each(['', '/shop', 'http://localhost:3000', 'HTTPS://shop.example/in'])('a base %j is an address', (base) => {
    expect(() => createClient({ base })).not.toThrow();
  });
});
