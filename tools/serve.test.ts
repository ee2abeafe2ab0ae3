import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serve, serveStatic, type Server } from './serve.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
const dir = path.join(folder, 'dist');
const script = 'console.log("a shop");\n'.repeat(100);
const hashed = '/assets/index-AbCd_12-.js';

const upstream = createServer((incoming, answer) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    if (incoming.url === '/pictures/own.svg') return void answer.writeHead(200, { 'Content-Security-Policy': 'sandbox' }).end();
    const failure = { '/api/too/large': 413, '/api/broken': 500, '/api/busy': 503 }[incoming.url ?? ''];
    if (failure !== undefined) return void answer.writeHead(failure).end();
    answer.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
    answer.end(JSON.stringify([incoming.method, incoming.url, Buffer.concat(chunks).toString()]));
  });
});
let shop: Server;
let plain: Server;

beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  for (const name of ['index.html', 'app.html']) writeFileSync(path.join(dir, name), '<!doctype html><title>Shop</title>');
  writeFileSync(path.join(dir, 'sign_in.html'), '<!doctype html><title>Window</title>');
  writeFileSync(path.join(dir, hashed), script);
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  shop = await serve({ dir, port: 0, api: `http://127.0.0.1:${port}` });
  plain = await serveStatic({ dir, port: 0 });
});

afterAll(async () => {
  await Promise.all([shop.close(), plain.close()]);
  upstream.close();
  rmSync(folder, { recursive: true });
});

/** Addresses that begin like a call of the API and lead elsewhere once somebody has tidied them up. */
const hiddenPaths = [
  '/api/../_mock/state',
  '/api/%2e%2e/_mock/state',
  '/api/.%2E/_mock/state',
  '/api/..%2f_mock/state',
  '/api/..%5c_mock/state',
  '/api/..\\_mock/state',
  '/api\\..\\_mock/state',
  '/api//../_mock/state',
  '/api/x//_mock',
  '/pictures/x/../../_mock',
  '/uploads/./../_mock/state',
  '/apis/../_mock/state',
];

/** Sends a request line as it is: `fetch` would tidy the path up first. */
function raw(server: Server, target: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve(text));
    socket.write(`GET ${target} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`);
  });
}

describe('the storefront', () => {
  test.each(['/', '/login', '/goods/a%20b', '/orders/1.5'])('answers %s with the page, under the security headers', async (target) => {
    const response = await fetch(shop.url + target);
    expect(await response.text()).toContain('<title>Shop</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['/fr/middlewares/sign_in/google', 'Window', 'https://accounts.google.com/gsi/client'],
    ['/middlewares/sign_in/facebook?a=1', 'Window', 'https://connect.facebook.net'],
    ['/middlewares/sign_in/nobody', 'Shop', undefined],
    ['/sign_in.html', 'Window', undefined],
  ])('answers %s with the document "%s", which may load the script of %s', async (target, title, foreign) => {
    const response = await fetch(shop.url + target);
    expect(await response.text()).toContain(`<title>${title}</title>`);
    const [, sources] = /script-src ([^;]+);/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    expect(sources).toBe(["'self'", foreign].filter(Boolean).join(' '));
  });

  test.each(['/assets/gone', '/assets/gone-12345678.js', '/favicon.ico'])('answers the missing file %s with 404', async (target) => {
    expect((await fetch(shop.url + target)).status).toBe(404);
  });

  test('lets a hashed file be kept for ever', async () => {
    const response = await fetch(shop.url + hashed);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(script);
  });

  test('compresses with what the browser accepts', async () => {
    const body = await new Promise<Buffer>((resolve, reject) => {
      request(shop.url + hashed, { headers: { 'accept-encoding': 'gzip;q=0, br' } }, (response) => {
        expect(response.headers['content-encoding']).toBe('br');
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
      })
        .on('error', reject)
        .end();
    });
    expect(body.length).toBeLessThan(script.length / 10);
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  test('answers an unchanged file with 304', async () => {
    const etag = (await fetch(shop.url)).headers.get('etag') ?? '';
    expect((await fetch(shop.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('answers HEAD without a body, and refuses to write', async () => {
    const head = await fetch(shop.url + hashed, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(shop.url, { method: 'POST' })).status).toBe(405);
  });

  test('passes calls on with method, body and every cookie', async () => {
    const response = await fetch(`${shop.url}/api/cart?x=%2F`, { method: 'POST', body: 'one' });
    expect([response.status, await response.json()]).toEqual([201, ['POST', '/api/cart?x=%2F', 'one']]);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test.each(hiddenPaths)('passes nothing on that reaches out of the API: %s', async (target) => {
    const answer = await raw(shop, target);
    expect(answer).not.toMatch(/^HTTP\/1.1 201 |_mock/);
  });

  const protectedBy = {
    'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self';"),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };

  test.each([
    [400, '/%'],
    [400, '/api/..%2f_mock'],
    [404, '/assets/gone.js'],
    [405, '/login', { method: 'POST' }],
    [413, '/api/too/large', { method: 'POST', body: 'x' }],
    [500, '/api/broken'],
    [503, '/api/busy'],
  ])('answers %i to %s under the security headers', async (status, target, init?: RequestInit) => {
    const response = await fetch(shop.url + target, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(protectedBy);
  });

  test('answers 500 under the security headers when a file cannot be read', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = await serve({ dir: path.join(folder, 'never-built'), port: 0 });
    const response = await fetch(`${broken.url}/login`);
    await broken.close();
    silent.mockRestore();
    expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([500, protectedBy]);
  });

  test('leaves what the API says of its own answers as it is', async () => {
    expect((await fetch(`${shop.url}/pictures/own.svg`)).headers.get('content-security-policy')).toBe('sandbox');
  });

  describe('strict transport security', () => {
    const hsts = async (https: boolean, proto?: string) => {
      const server = await serve({ dir, port: 0, https });
      const headers = proto === undefined ? undefined : { 'x-forwarded-proto': proto };
      const seen = await Promise.all(
        ['/', '/assets/gone.js', '/middlewares/sign_in/google'].map(async (target) =>
          (await fetch(server.url + target, { headers })).headers.has('strict-transport-security'),
        ),
      );
      await server.close();
      return new Set(seen);
    };

    test('is asked for when TLS ended in front of this server', async () => {
      expect(await hsts(true, 'https')).toEqual(new Set([true]));
    });

    test.each<[boolean, string | undefined]>([
      [true, 'http'],
      [true, undefined],
      [false, 'https'],
    ])('is not asked for over plain http: https %s, forwarded from %s', async (https, proto) => {
      expect(await hsts(https, proto)).toEqual(new Set([false]));
    });
  });

  test('answers 502 with a page when the API is down', async () => {
    const lonely = await serve({ dir, port: 0, api: 'http://127.0.0.1:1' });
    const response = await fetch(`${lonely.url}/api/cart`, { method: 'POST', body: '{}' });
    await lonely.close();
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect(Object.fromEntries(response.headers)).toMatchObject(protectedBy);
  });

  test('lets a file go missing on the way, and does not answer who has gone meanwhile', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const came = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const slow = await serve({
      dir,
      port: 0,
      api: 'http://127.0.0.1:1',
      async onTheWay(pathname) {
        if (pathname === hashed) return 'missing';
        came.resolve();
        await left.promise;
        return undefined;
      },
    });
    expect((await fetch(slow.url + hashed)).status).toBe(404);
    const asked = request(`${slow.url}/api/cart`).on('error', () => {});
    asked.end();
    await came.promise;
    asked.destroy();
    await vi.waitFor(() => expect(asked.closed).toBe(true));
    await setTimeout(50);
    left.resolve();
    await setTimeout(50);
    await slow.close();
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe('settings', () => {
  const page = '<!doctype html><meta name="galleria:api" content="" /><meta name="galleria:token-header" content="bare" />';
  const built = path.join(folder, 'built');

  beforeAll(() => {
    mkdirSync(built);
    for (const name of ['index.html', 'app.html']) writeFileSync(path.join(built, name), page);
    writeFileSync(path.join(built, 'icon.svg'), '<svg/>');
  });

  /** What another server of the same build answers. */
  async function answered(settings: Partial<Parameters<typeof serve>[0]>, init?: RequestInit) {
    const server = await serve({ dir: built, port: 0, ...settings });
    const response = await fetch(`${server.url}/login`, init);
    const text = await response.text();
    await server.close();
    return { status: response.status, text, etag: response.headers.get('etag') ?? '', headers: response.headers };
  }

  test('stand in the page that is served, and its policy lets it call that server', async () => {
    const { text, headers } = await answered({ apiOrigin: 'https://api.shop.example/v1?a="&b', tokenHeader: 'bearer' });
    expect(text).toBe(
      '<!doctype html><meta name="galleria:api" content="https://api.shop.example/v1?a=&quot;&amp;b" />' +
        '<meta name="galleria:token-header" content="bearer" />',
    );
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://api.shop.example;");
  });

  test('that are not given leave the page as it was built', async () => {
    expect((await answered({})).text).toBe(page);
    expect((await answered({ apiOrigin: 'http://127.0.0.1:4010' })).text).toContain('name="galleria:token-header" content="bare"');
  });

  test('make another page of the same file: what was kept for other settings is not taken for it', async () => {
    const { etag } = await answered({ apiOrigin: 'https://a.example' });
    const kept = { headers: { 'if-none-match': etag } };
    expect((await answered({ apiOrigin: 'https://a.example' }, kept)).status).toBe(304);
    expect((await answered({ apiOrigin: 'https://b.example' }, kept)).status).toBe(200);
    expect((await answered({}, kept)).status).toBe(200);
  });

  test('need a page that has a place for them', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = await serve({ dir, port: 0, apiOrigin: 'https://a.example' });
    expect((await fetch(server.url)).status).toBe(500);
    expect(String(silent.mock.calls[0]?.[0])).toContain('The page has no meta "galleria:api"');
    await server.close();
    silent.mockRestore();
  });

  test('may point elsewhere without an API behind this server', async () => {
    const server = await serve({ dir: built, port: 0, apiOrigin: 'https://a.example' });
    expect((await fetch(`${server.url}/api/cart`, { method: 'POST' })).status).toBe(405);
    await server.close();
  });
});

describe('any folder', () => {
  test('has no fallback and no policy', async () => {
    const page = await fetch(plain.url);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, null]);
    expect((await fetch(`${plain.url}/login`)).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '//../secret.txt',
    '/..%5csecret.txt',
    '/%2e%2e%2fdist/../secret.txt',
  ])('gives away nothing outside itself: %s', async (target) => {
    const answer = await raw(plain, target);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).not.toContain('secret');
  });

  test.each(['/%', '/%00', 'http://elsewhere/'])('refuses the malformed address %s', async (target) => {
    expect(await raw(plain, target)).toMatch(/^HTTP\/1.1 400 /);
  });
});
