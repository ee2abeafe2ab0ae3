import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { apiProxy, isPlainPath } from './proxy.ts';

const upstream = createServer((incoming, answer) => void answer.writeHead(201).end(incoming.url));
let vite: ViteDevServer;

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  vite = await createViteServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, watch: null, proxy: apiProxy(`http://127.0.0.1:${port}`) },
  });
  await vite.listen();
});
afterAll(async () => {
  await vite.close();
  upstream.close();
});

/** What the dev server answers to a path that `fetch` would tidy up. */
function ask(path: string): Promise<{ status: number | undefined; text: string }> {
  const port = URL.parse(vite.resolvedUrls?.local[0] ?? '')?.port;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve({ status: answer.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
}

test.each(['/api/front/cart?x=/../%2F', '/pictures/a.svg', '/uploads/1.png'])('the dev server passes %s on', async (path) => {
  expect(await ask(path)).toEqual({ status: 201, text: path });
});

test.each([
  '/api/../_mock/state',
  '/api/%2e%2e/_mock',
  '/api/..%2f_mock',
  '/pictures/..%5c_mock',
  '/uploads//_mock',
  '/apis',
  '/_mock/state',
])('the dev server does not pass %s on', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each([
  ['/api/a%20b/c.d?to=//..', true],
  ['/api/...', true],
  ['/api/%252e%252e/x', true],
  ['/api/.', false],
  ['/api/.%2E/x', false],
  ['/api/a\\b', false],
  ['/api/a%5Cb', false],
  ['/api/a%2Fb', false],
  ['/api//a', false],
  ['//api/a', false],
  ['api/a', false],
])('whether %s is a path as it stands: %s', (url, plain) => {
  expect(isPlainPath(url)).toBe(plain);
});
