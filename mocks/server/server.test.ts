import { connect } from 'node:net';
import { signInMethods, uploadPicture } from '@galleria/api';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startSession } from '../market/sessions.ts';
import { ananya } from '../market/seed.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let shop: TestServer;
let base = '';

beforeAll(async () => {
  shop = await startTestServer();
  ({ base } = shop);
});
afterAll(() => shop.close());

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) => fetch(base + path, { method: 'POST', body, headers });
const works = async () => (await fetch(`${base}/api/front/login/method/info`)).ok;

/** Sends bytes as they are, which `fetch` would not; gives all that comes back. */
function raw(text: string, port = shop.port): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test('a call is answered over HTTP and is never kept by the browser', async () => {
  const response = await fetch(`${base}/api/front/login/method/info`);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  const { data } = v.parse(v.object({ data: v.unknown() }), await response.json());
  expect(v.is(signInMethods.answer, data)).toBe(true);
});

test('body and headers of a call arrive, and the market is kept after it', async () => {
  const before = shop.counted.saves;
  const entered = await post('/api/front/login/email', JSON.stringify({ email: ananya.email, password: ananya.password }), {
    'Content-Type': 'application/json',
  });
  const { data } = v.parse(v.object({ data: v.object({ token: v.string() }) }), await entered.json());
  const user = await fetch(`${base}/api/front/user/info`, { headers: { 'Authori-zation': data.token } });
  expect(await user.json()).toHaveProperty('data.nickname', ananya.nickname);
  expect(shop.counted.saves - before).toBe(2);
});

describe('a picture', () => {
  test.each(['sign-in', 'watch'])('is drawn: %s', async (name) => {
    const response = await fetch(`${base}/pictures/${name}.svg`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(await response.text()).toMatch(/^<svg [^]*<\/svg>$/);
  });

  test.each(['/pictures/there-is-none.svg', '/pictures/constructor.svg', '/pictures/__proto__.svg', '/uploads/1.png'])(
    'that there is not is not found: %s',
    async (path) => {
      expect((await fetch(base + path)).status).toBe(404);
    },
  );

  test('that a shopper sent is shown as the picture it is, and can do nothing else', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x3c]);
    const form = new FormData();
    form.append('multipart', new Blob([png]), 'page.html');
    const token = startSession(shop.market, ananya);
    const sent = await post(`${uploadPicture.path}?model=product&pid=1`, form, { 'Authori-zation': token });
    const { data } = v.parse(v.object({ data: v.object({ url: v.string() }) }), await sent.json());
    const shown = await fetch(base + data.url);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });
});

test.each(['/', '/api/front/nothing', '/pictures/../package.json', '/api/front/order/cancel/', '/_mocks'])(
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

describe('from another origin', () => {
  const ask = (path: string) =>
    fetch(base + path, { method: 'OPTIONS', headers: { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'POST' } });

  test('the pictures of an answer are found from there, and stay as they are behind a proxy', async () => {
    const pictureFor = async (site: string) => {
      const response = await fetch(`${base}/api/pc/login/getLoginPic`, { headers: { 'Sec-Fetch-Site': site } });
      return v.parse(v.object({ data: v.object({ loginLeftImage: v.string() }) }), await response.json()).data.loginLeftImage;
    };
    expect([await pictureFor('cross-site'), await pictureFor('same-origin')]).toEqual([
      `${base}/pictures/sign-in.svg`,
      '/pictures/sign-in.svg',
    ]);
  });

  test.each(['/api/front/login/email', '/pictures/watch.svg', '/uploads/1.png'])('%s may be asked for, without cookies', async (path) => {
    const preflight = await ask(path);
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toMatchObject([
      204,
      {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Authori-zation, Authorization, Form-type, Content-Type',
      },
    ]);
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);
    const response = await fetch(base + path, { headers: { Origin: 'https://shop.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(['/_mock', '/_mock/state', '/_mock/reset', '/_mock/../_mock/state'])('%s is nobody’s business', async (path) => {
    for (const response of [await ask(path), await fetch(base + path, { headers: { Origin: 'https://shop.example' } })]) {
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('the back office', () => {
  const statusFor = async (host: string | undefined, { port } = shop) => {
    const answer = await raw(
      `GET /_mock/state HTTP/1.${host === undefined ? 0 : 1}\r\n${host === undefined ? '' : `Host: ${host}\r\n`}Connection: close\r\n\r\n`,
      port,
    );
    if (answer.startsWith('HTTP/1.1 421 ')) expect(answer).not.toContain(ananya.password);
    return answer.slice(9, 12);
  };

  test.each(['127.0.0.1', '127.0.0.1:4010', 'localhost', 'LOCALHOST:5173', '[::1]', '[::1]:80'])('answers to the name %s', async (host) => {
    expect(await statusFor(host)).toBe('200');
  });

  test.each([
    'shop.example',
    'shop.example:4010',
    '127.0.0.1.shop.example',
    'localhost.shop.example',
    '127.0.0.1@shop.example',
    '::1',
    '',
    undefined,
  ])('does not answer to the name %s: a page there could read it', async (host) => {
    expect(await statusFor(host)).toBe('421');
  });

  test('answers to the names that it is told, and the shop answers to any', async () => {
    const other = await startTestServer({ hosts: ['shop.local', '2001:db8::7'] });
    expect(await statusFor('Shop.local:4010', other)).toBe('200');
    expect(await statusFor('[2001:db8::7]:4010', other)).toBe('200');
    expect(await statusFor('shop.example', other)).toBe('421');
    expect(await raw('GET /api/front/login/method/info HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n', other.port)).toMatch(
      /^HTTP\/1.1 200 /,
    );
    await other.close();
  });

  test.each(['/api/../_mock/state', '/api/%2e%2e/_mock/state', '/api/.%2E/_mock', '/api\\..\\_mock/state', '/pictures/../_mock'])(
    'is not reached by a way around: %s',
    async (target) => {
      expect(await raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    },
  );
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
  const { code } = v.parse(v.object({ code: v.number() }), await (await post('/api/front/login/email', body)).json());
  expect(code).not.toBe(200);
});

const end = 'Host: shop.example\r\nConnection: close\r\n';

test.each([
  ['a GET with a body', `GET /api/front/login/method/info HTTP/1.1\r\n${end}Content-Length: 4\r\n\r\nbody`, '200'],
  ['a method that requests cannot have', `TRACE /api/front/login/method/info HTTP/1.1\r\n${end}\r\n`, '404'],
  ['an address that is none', `GET //%zz HTTP/1.1\r\n${end}\r\n`, '400'],
  ['an address on another host', `GET //shop.example/api HTTP/1.1\r\n${end}\r\n`, '404'],
  ['broken letters in a path', `POST /api/front/order/cancel/%E0%A4%A HTTP/1.1\r\n${end}Content-Length: 0\r\n\r\n`, '400'],
  ['huge headers', `GET / HTTP/1.1\r\n${end}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
])('%s does no harm', async (_, text, status) => {
  const complaints = vi.spyOn(console, 'error');
  expect(await raw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(await works()).toBe(true);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('who goes in the middle of a question or of an answer is not missed', async () => {
  const complaints = vi.spyOn(console, 'error');
  const heard = new Promise((resolve) => shop.server.once('request', (request) => request.once('close', resolve)));
  const socket = connect(shop.port, '127.0.0.1', () => {
    socket.write(`POST /api/front/login/email HTTP/1.1\r\n${end}Content-Length: 1000\r\n\r\nabc`, () => socket.destroy());
  });
  await heard;
  const leaving = new AbortController();
  shop.server.once('request', () => leaving.abort());
  await expect(fetch(`${base}/api/front/index/product/list?page=1&limit=20`, { signal: leaving.signal })).rejects.toThrow('abort');
  expect(await works()).toBe(true);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
