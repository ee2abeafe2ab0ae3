import type { InfoLinks, PolicyName } from '@galleria/ui';
import { defaultLocale, type Locale, localeCodes } from '@galleria/ui/i18n';
import { matchPath } from 'react-router-dom';
import { type Page, pageEntries, pages } from './routes/pages.ts';

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
  /** What is looked for: words, a category, or both. */
  goodsSearch: ({ title, cid }: { title?: string | undefined; cid?: number | undefined }) =>
    linkTo(pages.goodsSearch, { cid: cid === undefined ? undefined : String(cid), title: title || undefined }),
  cart: pages.cart.path,
  orderDetail: (no: string) => linkTo(pages.orderDetail, { orderNo: no }),
  refundDetail: (no: string) => linkTo(pages.refundDetail, { refundOrderNo: no }),
  payment: (no: string) => linkTo(pages.paymentResult, { orderNo: no }),
  orderList: (tab?: string, page?: number) => linkTo(pages.orderList, { tab, page: pageField(page) }),
  /** `refused` is the number of the refund that was refused and is asked for again. */
  refundRequest: (no: string, refused?: string) => linkTo(pages.refundRequest, { orderNo: no, refundOrderNo: refused }),
  /** Without a line it is the first of the order that waits for a review. */
  evaluate: (no: string, line?: number) =>
    linkTo(pages.writeReview, { orderNo: no, orderInfoId: line === undefined ? undefined : String(line) }),
  refundList: (page?: number) => linkTo(pages.refundList, { page: pageField(page) }),
  reviewList: (tab?: string, page?: number) => linkTo(pages.reviewList, { tab, page: pageField(page) }),
  /** A tab of the wish list (docs/domain/merchants.md#following). */
  followedShops: linkTo(pages.wishList, { tab: 'shops' }),
  userInfo: pages.userInfo.path,
  couponList: pages.couponList.path,
  couponTab: (tab: string, page?: number) => linkTo(pages.couponList, { tab, page: pageField(page) }),
  addressList: (page?: number) => linkTo(pages.addressList, { page: pageField(page) }),
  wishList: pages.wishList.path,
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
  merchantHome: (id: number) => linkTo(pages.merchantHome, { id: String(id) }),
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
