import type { Server } from 'node:http';
import { signInMethods } from '@galleria/api';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ananya, createMarket } from '../market/seed.ts';
import { createMockServer } from './server.ts';

let server: Server;
let base = '';
const changed = vi.fn();

beforeAll(async () => {
  server = createMockServer(createMarket(), changed);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) => fetch(base + path, { method: 'POST', body, headers });
const works = async () => (await fetch(`${base}/api/front/login/method/info`)).ok;

test('a call is answered over HTTP and is never kept by the browser', async () => {
  const response = await fetch(`${base}/api/front/login/method/info`);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  const { data } = v.parse(v.object({ data: v.unknown() }), await response.json());
  expect(v.is(signInMethods.answer, data)).toBe(true);
});

test('body and headers of a call arrive, and the market is kept after it', async () => {
  changed.mockClear();
  const entered = await post('/api/front/login/email', JSON.stringify({ email: ananya.email, password: ananya.password }), {
    'Content-Type': 'application/json',
  });
  const { data } = v.parse(v.object({ data: v.object({ token: v.string() }) }), await entered.json());
  const user = await fetch(`${base}/api/front/user/info`, { headers: { 'Authori-zation': data.token } });
  expect(await user.json()).toHaveProperty('data.nickname', ananya.nickname);
  expect(changed).toHaveBeenCalledTimes(2);
});

describe('a picture', () => {
  test.each(['sign-in', 'watch'])('is drawn: %s', async (name) => {
    const response = await fetch(`${base}/pictures/${name}.svg`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(await response.text()).toMatch(/^<svg [^]*<\/svg>$/);
  });

  test.each(['there-is-none', 'constructor', '__proto__'])('that there is not is not found: %s', async (name) => {
    expect((await fetch(`${base}/pictures/${name}.svg`)).status).toBe(404);
  });
});

test.each(['/', '/api/front/nothing', '/pictures/../package.json', '/api/front/order/cancel/'])(
  'nobody knows %s, and the answer says so in JSON',
  async (path) => {
    const response = await fetch(base + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, message: expect.stringContaining('does not know GET /'), data: null });
  },
);

test.each(['HEAD', 'OPTIONS', 'PUT', 'DELETE'])('%s is answered and does no harm', async (method) => {
  for (const path of ['/api/front/login/method/info', '/api/front/order/cancel/PT1', '/']) {
    expect((await fetch(base + path, { method })).status).toBe(404);
  }
  expect(await works()).toBe(true);
});

test('a body that is no JSON is refused as the contract says', async () => {
  expect(await (await post('/api/front/login/email', '{"email":')).json()).toHaveProperty('code', 400);
});

test('a body over the limit is refused with 413, and the next call works', async () => {
  expect((await post('/api/front/login/email', new Uint8Array(30_000_000))).status).toBe(413);
  expect(await works()).toBe(true);
});

test('a body within the limit is read to its end', async () => {
  const body = JSON.stringify({ email: 'a'.repeat(11_000_000), password: '1' });
  expect(await (await post('/api/front/login/email', body)).json()).toHaveProperty('code', 500);
});
