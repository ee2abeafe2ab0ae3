import { localeCodes } from '@galleria/ui/i18n';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGuarded, localeOfSegment, localePrefix, pageAt, paths, splitLocale } from './paths.ts';

const origin = 'https://shop.example';

/** Where a browser on the shop's own page would go. */
const target = (path: string) => new URL(path, origin);

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

const answered = (pathname: string) => pageAt(pathname) !== undefined;

test.each(routes)('the route %s is a page', (route) => {
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
    const ofNumbers = [paths.orderDetail, paths.refundDetail, paths.paymentResult, paths.refundRequest, paths.evaluate].map((of) =>
      of('SH1'),
    );
    expect([...made, ...ofNumbers, paths.orderList('toShip')].filter((path) => !answered(target(path).pathname))).toEqual([]);
  });

  test('carries a number whatever is in it', () => {
    const no = 'SH&1=2 /?#';
    for (const [path, name] of [
      [paths.orderDetail(no), 'orderNo'],
      [paths.refundDetail(no), 'refundOrderNo'],
      [paths.paymentResult(no), 'orderNo'],
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
  ['/order/shopping_cart_of_mine', false],
  ['/users/nothing_here', false],
  ['/order/nothing_here', false],
  ['/usersonly', false],
  ['/login', false],
  ['/', false],
])('%s is guarded: %s', (path, guarded) => {
  expect(isGuarded(path)).toBe(guarded);
});
