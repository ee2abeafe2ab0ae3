import { localeCodes } from '@galleria/ui/i18n';
import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { announced, infoLinks, insidePath, isGuarded, localeOfSegment, localePrefix, outsideAddress, paths, splitLocale } from './paths.ts';

const origin = 'https://shop.example';

/** Where a browser on the shop's own page would go. */
const target = (path: string) => new URL(path, origin);

describe('an address from outside', () => {
  test.each([
    ['/users/order_list?menuCur=111&tab=toShip&page=2', '/users/order_list?menuCur=111&tab=toShip&page=2'],
    ['/', '/'],
    ['/fr/login', '/fr/login'],
    ['/goods/goods_search?title=a%2Fb&next=https://evil.example', '/goods/goods_search?title=a%2Fb&next=https://evil.example'],
    ['/goods/goods_search?title=ชาม', '/goods/goods_search?title=%E0%B8%8A%E0%B8%B2%E0%B8%A1'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/a/../b', '/b'],
    ['/policy/terms#payment', '/policy/terms'],
  ])('%s is followed', (text, path) => {
    expect(insidePath(text, origin)).toBe(path);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a/../\\evil.example',
    '/%2e//evil.example',
    '/%2E%2E//evil.example',
    '//shop.example//evil.example',
    '//shop.example//shop.example//evil.example',
    '//user@evil.example/a',
    '//shop.example@evil.example',
    '//shop.example:8443/a',
    'https://evil.example',
    'https:evil.example',
    'https://shop.example.evil.example/',
    'javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://shop.example/1',
    'users/order_list',
    '?tab=toShip',
    '#top',
    '',
    '//',
    '//[',
  ])('%j leads home instead', (text) => {
    expect(insidePath(text, origin)).toBe('/');
  });

  test.each([null, undefined])('that is %s leads home', (text) => {
    expect(insidePath(text, origin)).toBe('/');
  });

  test('leads home on a page without an origin', () => {
    expect(insidePath('/users/order_list', 'null')).toBe('/');
  });

  const hostile = fc
    .array(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2F',
        '%2e',
        '%5C',
        '\t',
        '\n',
        '\r',
        ' ',
        '@',
        ':',
        '?',
        '#',
        'evil.example',
        'shop.example',
        'https:',
        'javascript:',
        'ก',
        '\u202E',
        '\uD800',
        'a',
      ),
      { maxLength: 12 },
    )
    .map((pieces) => pieces.join(''));

  test('made of the worst pieces never leaves the site, now or when it is read again', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (rest) => {
        const path = insidePath(`/${rest}`, origin);
        expect(path).toMatch(/^\/(?!\/)/);
        expect(target(path).pathname + target(path).search).toBe(path);
        expect(target(path).origin).toBe(origin);
        expect(insidePath(path, origin)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  test('of a hundred thousand characters is followed or not, but does no harm', () => {
    expect(insidePath(`/${'a'.repeat(100_000)}`, origin)).toHaveLength(100_001);
    expect(insidePath('/'.repeat(100_000), origin)).toBe('/');
    expect(insidePath(`/${'../'.repeat(30_000)}`, origin)).toBe('/');
  });
});

describe('an address that leads away', () => {
  test.each([
    ['https://api.twitter.example/oauth/authorize?oauth_token=1', 'https://api.twitter.example/oauth/authorize?oauth_token=1'],
    ['HTTPS://Twitter.Example', 'https://twitter.example/'],
    [' https://twitter.example/a ', 'https://twitter.example/a'],
  ])('%s is gone to', (text, address) => {
    expect(outsideAddress(text)).toBe(address);
  });

  test.each([
    'http://twitter.example/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    'blob:https://twitter.example/1',
    'https://user@twitter.example/',
    'https://:secret@twitter.example/',
    'https://',
    '//twitter.example',
    '/oauth/authorize',
    'mailto:help@mailbox.example',
    'tel:+911234567890',
    '',
    null,
    undefined,
  ])('%j is not', (text) => {
    expect(outsideAddress(text)).toBeUndefined();
  });

  test('is a mailbox or a telephone where customer service is meant, and nothing else', () => {
    const service = ['mailto:', 'tel:'] as const;
    expect(outsideAddress('mailto:help@mailbox.example', service)).toBe('mailto:help@mailbox.example');
    expect(outsideAddress('tel:+911234567890', service)).toBe('tel:+911234567890');
    for (const text of ['javascript:alert(1)', 'http://twitter.example', 'sms:+91']) expect(outsideAddress(text, service)).toBeUndefined();
  });
});

describe('the language of an address', () => {
  test.each([
    ['/', undefined, '/'],
    ['/login', undefined, '/login'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr/login', 'fr', '/login'],
    ['/zh-CN/users/order_list', 'zh-CN', '/users/order_list'],
    ['/lo/login', 'lo', '/login'],
    ['/lao/login', 'lo', '/login'],
    ['/FR/login', 'fr', '/login'],
    ['/zh/login', 'zh-CN', '/login'],
    ['/zh-cn/login', 'zh-CN', '/login'],
    ['/en/login', 'en', '/login'],
    ['/zh-TW/login', undefined, '/zh-TW/login'],
    ['/french/login', undefined, '/french/login'],
    ['/de/login', undefined, '/de/login'],
    ['/constructor', undefined, '/constructor'],
    ['/fr/fr', 'fr', '/fr'],
  ])('%s is %s, and the rest is %s', (pathname, locale, rest) => {
    expect(splitLocale(pathname)).toEqual({ locale, rest });
  });

  test.each(['//evil.example', '/fr//evil.example', '///', '/fr///fr'])('%s leaves a rest that stays on the site', (pathname) => {
    const { rest } = splitLocale(pathname);
    for (const locale of localeCodes) expect(target(localePrefix(locale) + rest).origin).toBe(origin);
  });

  test('comes out as it was put before any page of the shop', () => {
    const segment = fc.stringMatching(/^[\w%-]+$/).filter((text) => localeOfSegment(text) === undefined);
    fc.assert(
      fc.property(fc.constantFrom(...localeCodes), fc.array(segment), (locale, segments) => {
        const rest = `/${segments.join('/')}`;
        const found = splitLocale(localePrefix(locale) + rest);
        expect([found.locale ?? 'en', found.rest]).toEqual([locale, rest]);
      }),
    );
  });
});

/** The route table of the shop (docs/domain/site.md#routes). */
const routes = [
  '/',
  '/goods_detail/101',
  '/goods/goods_search',
  '/goods/activity_list',
  '/goods/top_one',
  ...['shopping_cart', 'order_confirm', 'order_detail', 'payment_result', 'refund_detail', 'stripe_payment'].map(
    (name) => `/order/${name}`,
  ),
  ...[
    'address_list',
    'application_record',
    'collection_list',
    'coupon_list',
    'evaluation_confirm',
    'evaluation_list',
    'merchant_settled',
    'order_list',
    'refund_confirm',
    'refund_list',
    'user_info',
  ].map((name) => `/users/${name}`),
  ...['category', 'coupon', 'home', 'qualification'].map((name) => `/merchant/merchant/${name}`),
  '/merchant/merchant_more',
  '/merchant/merchant_street',
  '/middlewares/callback_twitter',
  '/middlewares/privacy_agreement',
  '/about/us',
  '/contact/us',
  '/delivery/information',
  ...['order', 'privacy', 'refund', 'return', 'shipping', 'terms'].map((name) => `/policy/${name}`),
  '/login',
];

const handled: readonly string[] = [
  paths.home,
  paths.login,
  paths.callbackTwitter,
  ...Object.values(infoLinks),
  paths.privacyAgreement,
  '/order/order_detail',
  '/order/refund_detail',
  ...[
    'address_list',
    'application_record',
    'coupon_list',
    'evaluation_confirm',
    'evaluation_list',
    'merchant_settled',
    'order_list',
    'refund_confirm',
    'refund_list',
    'user_info',
  ].map((name) => `/users/${name}`),
];
const answered = (pathname: string) => [...handled, ...announced].some((pattern) => matchPath(pattern, pathname) !== null);

test.each(routes)('the route %s is handled or announced', (route) => {
  expect(answered(route)).toBe(true);
});

test.each([
  '/nowhere',
  '/users/nowhere',
  '/order/nowhere',
  '/goods/nowhere',
  '/merchant/nowhere',
  '/merchant/merchant',
  '/goods_detail',
  '/policy',
  '/about',
  '/users.php',
  '/policy/terms/more',
])('%s is no route', (pathname) => {
  expect(answered(pathname)).toBe(false);
});

describe('an address that the shop makes', () => {
  test('is one that it answers', () => {
    const made = [paths.home, paths.cart, paths.login, paths.forgotPassword, paths.terms, paths.privacy, paths.goodsDetail(101)];
    const ofNumbers = [paths.orderDetail, paths.refundDetail, paths.payment, paths.refundRequest, paths.evaluate].map((of) => of('SH1'));
    expect([...made, ...ofNumbers, paths.orderList('toShip')].filter((path) => !answered(target(path).pathname))).toEqual([]);
  });

  test('carries a number whatever is in it', () => {
    const no = 'SH&1=2 /?#';
    for (const [path, name] of [
      [paths.orderDetail(no), 'orderNo'],
      [paths.refundDetail(no), 'refundOrderNo'],
      [paths.payment(no), 'orderNo'],
      [paths.refundRequest(no), 'orderNo'],
      [paths.evaluate(no), 'orderNo'],
    ] as const) {
      expect(target(path).searchParams.get(name)).toBe(no);
    }
  });

  test('of the order list has the menu number, and tab and page when they are not the first', () => {
    expect([paths.orderList(), paths.orderList('toShip'), paths.orderList('toShip', 3)]).toEqual([
      '/users/order_list?menuCur=111',
      '/users/order_list?menuCur=111&tab=toShip',
      '/users/order_list?menuCur=111&tab=toShip&page=3',
    ]);
  });
});

test.each([
  ['/users', true],
  ['/users/order_list', true],
  ['/order/order_detail', true],
  ['/order/stripe_payment', true],
  ['/order/shopping_cart', false],
  ['/order/payment_result', false],
  ['/order/payment_result/', false],
  ['/order/shopping_cart_of_mine', true],
  ['/usersonly', false],
  ['/login', false],
  ['/', false],
])('%s is guarded: %s', (path, guarded) => {
  expect(isGuarded(path)).toBe(guarded);
});
