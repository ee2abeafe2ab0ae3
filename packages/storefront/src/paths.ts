import type { InfoLinks, PolicyName } from '@galleria/ui/patterns';
import { defaultLocale, type Locale, localeCodes } from '@galleria/ui/i18n';
import type { GoodsSearch, ShopGoods, ShopSearch } from '@galleria/ui/screens';
import { matchPath } from 'react-router-dom';
import { withPayment } from './data/payAddress.ts';
import { type Page, pageEntries, pages } from './routes/pages.ts';
import { searchFields } from './searchAddress.ts';

const policyPaths: Record<PolicyName, string> = {
  order: pages.policyOrder.path,
  privacy: pages.policyPrivacy.path,
  refund: pages.policyRefund.path,
  return: pages.policyReturn.path,
  shipping: pages.policyShipping.path,
  terms: pages.policyTerms.path,
};

/** Every address of the shop that something links to, without the language (docs/domain/site.md#routes). */
export const paths = {
  home: pages.home.path,
  goodsDetail: (id: number) => pages.goodsDetail.path.replace(':id', String(id)),
  /** What is looked for, and how it is narrowed and sorted; nothing of it shows everything. */
  goodsSearch: (search: Partial<GoodsSearch>) => linkTo(pages.goodsSearch, searchFields(search)),
  activityList: (id: number, page?: number) => linkTo(pages.activityList, { id: String(id), page: pageField(page) }),
  topList: pages.topOne.path,
  /** The goods with a sku chosen, a tab open, and a filter and a page of their reviews. */
  goodsView: (id: number, { sku, tab, reviews, page }: { sku?: number | undefined; tab?: string; reviews?: string; page?: number }) =>
    linkTo(
      { path: pages.goodsDetail.path.replace(':id', String(id)) },
      { sku: sku === undefined ? undefined : String(sku), tab, reviews, page: pageField(page) },
    ),
  cart: pages.cart.path,
  /** Where what was bought at once, or from the cart, is ordered. */
  orderConfirm: (preOrderNo: string) => linkTo(pages.orderConfirm, { preOrderNo }),
  orderDetail: (orderNo: string) => linkTo(pages.orderDetail, { orderNo }),
  refundDetail: (refundOrderNo: string) => linkTo(pages.refundDetail, { refundOrderNo }),
  /** Where a payment ends: shows what the server knows of the order. `claim` is what the page before says, as Stripe says it. */
  paymentResult: (orderNo: string, claim?: string) => linkTo(pages.paymentResult, { orderNo, redirect_status: claim }),
  /** Where a card is paid with. */
  cardPayment: (orderNo: string, clientSecret: string) => linkTo(pages.stripePayment, { clientSecret, orderNo }),
  /** The order's page with its payment over it. */
  payOrder: (orderNo: string) => withPayment(linkTo(pages.orderDetail, { orderNo }), orderNo),
  orderList: (tab?: string, page?: number) => linkTo(pages.orderList, { tab, page: pageField(page) }),
  /** `refundOrderNo` is the refund that was refused and is asked for again. */
  refundRequest: (orderNo: string, refundOrderNo?: string) => linkTo(pages.refundRequest, { orderNo, refundOrderNo }),
  /** Without a line it is the first of the order that waits for a review. */
  evaluate: (orderNo: string, line?: number) =>
    linkTo(pages.writeReview, { orderNo, orderInfoId: line === undefined ? undefined : String(line) }),
  refundList: (page?: number) => linkTo(pages.refundList, { page: pageField(page) }),
  reviewList: (tab?: string, page?: number) => linkTo(pages.reviewList, { tab, page: pageField(page) }),
  /** A tab of the wish list (docs/domain/merchants.md#following). */
  followedShops: linkTo(pages.wishList, { tab: 'shops' }),
  userInfo: pages.userInfo.path,
  couponList: pages.couponList.path,
  couponTab: (tab: string, page?: number) => linkTo(pages.couponList, { tab, page: pageField(page) }),
  addressList: (page?: number) => linkTo(pages.addressList, { page: pageField(page) }),
  wishList: pages.wishList.path,
  wishListTab: (tab: 'goods' | 'shops', page?: number) =>
    linkTo(pages.wishList, { tab: tab === 'goods' ? undefined : tab, page: pageField(page) }),
  users: pages.users.path,
  points: pages.points.path,
  pointsTab: (tab: string, page?: number) => linkTo(pages.points, { tab, page: pageField(page) }),
  login: pages.login.path,
  callbackTwitter: pages.callbackTwitter.path,
  /** Mode 4 of sign-in. */
  forgotPassword: linkTo(pages.login, { mode: '4' }),
  terms: pages.policyTerms.path,
  privacy: pages.policyPrivacy.path,
  policy: (name: PolicyName) => policyPaths[name],
  about: pages.about.path,
  contact: pages.contact.path,
  delivery: pages.delivery.path,
  merchantStreet: pages.merchantStreet.path,
  merchantStreetPage: (page: number) => linkTo(pages.merchantStreet, { page: pageField(page) }),
  /** Shops that are looked for; nothing of it shows all of them. */
  merchantMore: (search: Partial<ShopSearch>) => linkTo(pages.merchantMore, searchFields(search)),
  merchantHome: (id: number) => linkTo(pages.merchantHome, { id: String(id) }),
  /** The goods of a shop, of one of its categories and sorted. */
  merchantCategory: (id: number, { cid, sort, page }: Partial<ShopGoods> = {}) =>
    linkTo(pages.merchantCategory, {
      id: String(id),
      cid: cid === undefined ? undefined : String(cid),
      sort: sort === 'default' ? undefined : sort,
      page: pageField(page),
    }),
  merchantCoupon: (id: number) => linkTo(pages.merchantCoupon, { id: String(id) }),
  merchantQualification: (id: number) => linkTo(pages.merchantQualification, { id: String(id) }),
  /** Where a merchant applies for a shop. */
  openShop: linkTo(pages.merchantApplication),
  /** The same, after an application that was refused. */
  openShopAgain: (application: number) => linkTo(pages.merchantApplication, { from: String(application) }),
  applicationRecord: (page?: number) => linkTo(pages.applicationRecord, { page: pageField(page) }),
  privacyAgreement: pages.privacyAgreement.path,
} as const;

/** The pages that tell about the shop. */
export const infoLinks: InfoLinks = { about: paths.about, contact: paths.contact, delivery: paths.delivery, ...policyPaths };

/** Whether a path, without the language, is a page that needs an account (docs/domain/session.md#guarded-pages). */
export function isGuarded(path: string): boolean {
  return pageAt(path)?.guarded === true;
}

/** The page at a path without the language; `undefined` for a path that is no page. */
export function pageAt(path: string): Page | undefined {
  return pageEntries.find(([, page]) => matchPath(page.path, path))?.[1];
}

/** A page's path with what its links carry. */
function linkTo({ path, menuCur }: Page, values: Record<string, string | undefined> = {}): string {
  const given = Object.entries({ menuCur, ...values }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const text = new URLSearchParams(given).toString();
  return path + (text && `?${text}`);
}

/** The first page of a list needs no number. */
function pageField(page = 1): string | undefined {
  return page > 1 ? String(page) : undefined;
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
