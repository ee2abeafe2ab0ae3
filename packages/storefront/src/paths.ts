import type { InfoLinks, PolicyName } from '@galleria/ui';
import { defaultLocale, type Locale, localeCodes } from '@galleria/ui/i18n';

/** Every address of the shop, without the language (docs/domain/site.md#routes). */
export const paths = {
  home: '/',
  goodsDetail: (id: number) => `/goods_detail/${id}`,
  /** What is looked for: words, a category, or both. */
  goodsSearch: ({ title, cid }: { title?: string | undefined; cid?: number | undefined }) =>
    `/goods/goods_search${query({ cid: cid === undefined ? undefined : String(cid), title: title || undefined })}`,
  cart: '/order/shopping_cart',
  orderDetail: (no: string) => `/order/order_detail${query({ orderNo: no })}`,
  refundDetail: (no: string) => `/order/refund_detail${query({ refundOrderNo: no })}`,
  payment: (no: string) => `/order/payment_result${query({ orderNo: no })}`,
  orderList: (tab?: string, page = 1) => `/users/order_list${query({ menuCur: '111', tab, page: page > 1 ? String(page) : undefined })}`,
  /** `refused` is the number of the refund that was refused and is asked for again. */
  refundRequest: (no: string, refused?: string) => `/users/refund_confirm${query({ orderNo: no, refundOrderNo: refused })}`,
  /** Without a line it is the first of the order that waits for a review. */
  evaluate: (no: string, line?: number) =>
    `/users/evaluation_confirm${query({ orderNo: no, orderInfoId: line === undefined ? undefined : String(line) })}`,
  refundList: (page = 1) => `/users/refund_list${query({ menuCur: '222', page: page > 1 ? String(page) : undefined })}`,
  reviewList: (tab?: string, page = 1) =>
    `/users/evaluation_list${query({ menuCur: '333', tab, page: page > 1 ? String(page) : undefined })}`,
  /** A tab of the wish list (docs/domain/merchants.md#following). */
  followedShops: `/users/collection_list${query({ tab: 'shops' })}`,
  userInfo: '/users/user_info',
  couponList: '/users/coupon_list',
  couponTab: (tab: string, page = 1) => `/users/coupon_list${query({ tab, page: page > 1 ? String(page) : undefined })}`,
  addressList: (page = 1) => `/users/address_list${query({ page: page > 1 ? String(page) : undefined })}`,
  wishList: '/users/collection_list',
  users: '/users',
  points: '/users/points',
  pointsTab: (tab: string, page = 1) => `/users/points${query({ tab, page: page > 1 ? String(page) : undefined })}`,
  login: '/login',
  callbackTwitter: '/middlewares/callback_twitter',
  /** Mode 4 of sign-in. */
  forgotPassword: '/login?mode=4',
  terms: '/policy/terms',
  privacy: '/policy/privacy',
  policy: (name: PolicyName) => `/policy/${name}`,
  about: '/about/us',
  contact: '/contact/us',
  delivery: '/delivery/information',
  merchantStreet: '/merchant/merchant_street',
  merchantHome: (id: number) => `/merchant/merchant/home${query({ id: String(id) })}`,
  /** Where a merchant applies for a shop. */
  openShop: `/users/merchant_settled${query({ menuCur: '70' })}`,
  /** The same, after an application that was refused. */
  openShopAgain: (application: number) => `/users/merchant_settled${query({ menuCur: '70', from: String(application) })}`,
  applicationRecord: (page = 1) => `/users/application_record${query({ page: page > 1 ? String(page) : undefined })}`,
  privacyAgreement: '/middlewares/privacy_agreement',
} as const;

/** The pages that tell about the shop. */
export const infoLinks: InfoLinks = {
  about: paths.about,
  contact: paths.contact,
  delivery: paths.delivery,
  order: paths.policy('order'),
  privacy: paths.policy('privacy'),
  refund: paths.policy('refund'),
  return: paths.policy('return'),
  shipping: paths.policy('shipping'),
  terms: paths.policy('terms'),
};

/** Addresses of the route table whose page is not built yet: they say so instead of pretending not to exist. */
export const announced = [
  '/goods_detail/:id',
  '/goods/goods_search',
  '/goods/activity_list',
  '/goods/top_one',
  '/order/shopping_cart',
  '/order/order_confirm',
  '/order/payment_result',
  '/order/stripe_payment',
  '/users/collection_list',
  '/merchant/merchant/category',
  '/merchant/merchant/coupon',
  '/merchant/merchant/home',
  '/merchant/merchant/qualification',
  '/merchant/merchant_more',
  '/merchant/merchant_street',
] as const;

/**
 * Whether a path, without the language, needs an account: all of the user centre and of the orders but for two
 * (docs/domain/session.md#guarded-pages).
 */
export function isGuarded(path: string): boolean {
  return /^\/(users|order)(\/|$)/.test(path) && !/^\/order\/(shopping_cart|payment_result)\/?$/.test(path);
}

/** Whether a path, without the language, stands beside the user centre's menu. */
export function isCentre(path: string): boolean {
  return /^\/(users(\/|$)|order\/(order|refund)_detail\/?$)/.test(path);
}

function query(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}

/**
 * The language of an address and the rest of it: `/fr/login` is French `/login`, and so is `/FR/login`, which somebody typed.
 * The rest begins with one slash; two would name a host.
 */
export function splitLocale(pathname: string): { locale: Locale | undefined; rest: string } {
  const [, first = '', ...others] = pathname.split('/');
  const locale = localeOfSegment(first);
  return locale === undefined ? { locale, rest: oneSlash(pathname) } : { locale, rest: oneSlash(others.join('/')) };
}

/** The language that the first segment of a path means; not every such segment is the language's own. */
export function localeOfSegment(segment: string): Locale | undefined {
  const typed = segment.toLowerCase();
  if (typed === 'zh') return 'zh-CN';
  if (typed === 'lao') return 'lo';
  return localeCodes.find((code) => code.toLowerCase() === typed);
}

const oneSlash = (path: string) => path.replace(/^\/*/, '/');

/** What stands before every path in a language: nothing in English. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}
