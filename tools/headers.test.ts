import { describe, expect, test } from 'vitest';
import { documentAt, isCardPage, scriptProviders } from './documents.ts';
import { cardHeaders, securityHeaders, signInHeaders } from './headers.ts';

/** The content policy by directive. */
function policyOf(headers: Readonly<Record<string, string>>): Record<string, string[]> {
  const rules = (headers['content-security-policy'] ?? '').split('; ').map((rule) => rule.split(' '));
  return Object.fromEntries(rules.map(([name = '', ...sources]) => [name, sources]));
}

const hostsOf = (policy: Record<string, string[]>) =>
  Object.values(policy)
    .flat()
    .filter((source) => source.startsWith('https://'))
    .map((source) => new URL(source).host);

describe("the shop's own document", () => {
  test('loads nothing foreign but pictures', () => {
    const policy = policyOf(securityHeaders());
    expect(hostsOf(policy)).toEqual([]);
    expect(Object.entries(policy).filter(([, sources]) => sources.includes('https:'))).toHaveLength(1);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toBeUndefined();
  });
});

describe('the page for cards', () => {
  const [card, shop] = [policyOf(cardHeaders()), policyOf(securityHeaders())];

  test('loads Stripe’s script beside the shop’s, and is the only one that does', () => {
    expect(card['script-src']).toEqual(["'self'", 'https://js.stripe.com']);
    expect(new Set(hostsOf(card))).toEqual(new Set(['js.stripe.com', 'api.stripe.com', 'hooks.stripe.com']));
    expect(hostsOf(shop)).toEqual([]);
  });

  test('allows nothing else that the shop does not', () => {
    const widened = ['script-src', 'connect-src', 'frame-src', 'trusted-types'];
    for (const [name, sources] of Object.entries(card)) if (!widened.includes(name)) expect(sources).toEqual(shop[name]);
    expect(
      Object.values(card)
        .flat()
        .filter((source) => /unsafe|\*/.test(source)),
    ).toEqual([]);
    expect(cardHeaders()['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
    expect(securityHeaders()['permissions-policy']).toContain('payment=()');
  });

  test.each([
    ['/order/stripe_payment', true],
    ['/th/order/stripe_payment/', true],
    ['/order/stripe_payment/index.html', true],
    ['/order/payment_result', false],
    ['/order/stripe_payment_2', false],
    ['/xx/order/stripe_payment', false],
  ])('is at %s: %s', (pathname, is) => expect(isCardPage(pathname)).toBe(is));
});

describe('strict transport security', () => {
  const name = 'strict-transport-security';
  const all = (https?: boolean) => [
    securityHeaders({ https }),
    cardHeaders({ https }),
    ...scriptProviders.map((provider) => signInHeaders(provider, { https })),
  ];

  test('is asked for where TLS ends: for a year or longer', () => {
    for (const headers of all(true)) expect(Number(/^max-age=(\d+);/.exec(headers[name] ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000);
  });

  test('is never asked for otherwise', () => {
    for (const headers of [...all(), ...all(false)]) expect(headers).not.toHaveProperty(name);
  });
});

describe.each(scriptProviders)('the window of %s', (provider) => {
  const policy = policyOf(signInHeaders(provider));

  test("loads the shop's scripts and those of one foreign host", () => {
    const [own, ...foreign] = policy['script-src'] ?? [];
    expect(own).toBe("'self'");
    expect(new Set(foreign.map((source) => new URL(source).host)).size).toBe(1);
  });

  test('allows no inline script or style, no eval, no wildcard, and no call of the shop', () => {
    const sources = Object.values(policy).flat();
    expect(sources.filter((source) => /unsafe|\*|^https?:$|^data:/.test(source))).toEqual([]);
    expect(policy['connect-src']).not.toContain("'self'");
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  });

  test('knows nothing of the other providers', () => {
    const others = scriptProviders.filter((other) => other !== provider).flatMap((other) => hostsOf(policyOf(signInHeaders(other))));
    expect(hostsOf(policy).filter((host) => others.includes(host))).toEqual([]);
  });

  test('can be held by the page that opens it: both say the same of openers', () => {
    const name = 'cross-origin-opener-policy';
    expect(signInHeaders(provider)[name]).toBe(securityHeaders()[name]);
  });
});

describe('an address without a file', () => {
  test.each([
    ['/middlewares/sign_in/facebook', 'facebook'],
    ['/middlewares/sign_in/google/', 'google'],
    ['/fr/middlewares/sign_in/google', 'google'],
    ['/zh-CN/middlewares/sign_in/facebook', 'facebook'],
    ['/lao/middlewares/sign_in/facebook', 'facebook'],
  ])('%s is the window of %s', (pathname, provider) => {
    expect(documentAt(pathname)).toEqual({ file: 'sign_in.html', provider });
  });

  test.each([
    '/',
    '/login',
    '/goods_detail',
    '/goods_detail/1/2',
    '/lao/goods_detail/106',
    '/middlewares/sign_in',
    '/middlewares/sign_in/twitter',
    '/middlewares/sign_in/constructor',
    '/middlewares/sign_in/Google',
    '/middlewares/sign_in/google/more',
    '/middlewares/callback_twitter',
    '/xx/middlewares/sign_in/google',
    '/a/fr/middlewares/sign_in/google',
    '//middlewares/sign_in/google',
  ])('%s is the shop', (pathname) => {
    expect(documentAt(pathname)).toEqual({ file: 'app.html' });
  });

  test.each([
    ['/goods_detail/106', 'goods_detail/index.html'],
    ['/goods_detail/106/', 'goods_detail/index.html'],
    ['/zh-CN/goods_detail/106', 'zh-CN/goods_detail/index.html'],
  ])('%s has the document of its page', (pathname, file) => {
    expect(documentAt(pathname)).toEqual({ file });
  });
});
