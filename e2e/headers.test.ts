import { expect, test } from './test.ts';

/** Answers that are not pages of the shop: each must be as well protected as one. */
test.for<[number, string, string, Buffer?]>([
  [404, 'GET', '/assets/gone-12345678.js'],
  [405, 'POST', '/login'],
  [400, 'GET', '/api/..%2f_mock/state'],
  [404, 'GET', '/api/front/nothing'],
  [413, 'POST', '/api/front/login/email', Buffer.alloc(13_000_000)],
])('%i to %s %s carries the security headers', async ([status, method, path, data], { shop, page }) => {
  const response = await page.request.fetch(shop.url + path, { method, data });
  expect([response.status(), response.headers()]).toMatchObject([status, securityHeaders]);
  expect(response.headers()).not.toHaveProperty('strict-transport-security');
});

test('the answer for a marketplace that is gone carries the security headers, and its page runs no script', async ({ shop, page }) => {
  await shop.stopMarket();
  const response = await page.goto(`${shop.url}/api/front/login/method/info`);
  expect([response?.status(), response?.headers()]).toMatchObject([502, securityHeaders]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "ran"');
    document.head.append(script);
  });
  expect(await page.title()).toBe('502 Bad Gateway');
});

test('a document names icons that are there, in pixels too', async ({ shop, page }) => {
  await page.goto(`${shop.url}/fr/about/us`);
  const named = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(named).toHaveLength(3);
  const kinds = named.map(async (href) => (await page.request.get(shop.url + href)).headers()['content-type']);
  expect((await Promise.all(kinds)).toSorted()).toEqual(['image/png', 'image/png', 'image/svg+xml']);
});

test.for(['/', '/login', '/th/policy/privacy'])(
  'the document of %s has one main part beside what it says when it fails',
  async (path, { shop, page }) => {
    const html = await (await page.request.get(shop.url + path)).text();
    expect([html.match(/<main\b/g)?.length, html.match(/"document-words" role="alert"/g)?.length]).toEqual([1, 2]);
  },
);

const securityHeaders = {
  'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self';"),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
