import type { AccountPage } from '@galleria/ui/shell';

/**
 * One page of the shop: everything about it that is data. Its code and its texts are in `shopLoaders.ts` or `accountLoaders.ts`
 * by the same name, and the calls it makes first are `firstRequests` of its route file. They are apart so that whoever only needs
 * an address does not depend on every screen.
 */
export interface Page {
  /** The router's pattern, without the language. */
  path: string;
  /** Where it stands: among the pages of the shop (default), or beside the menu of the user centre. */
  area?: 'account';
  /** Needs an account: a guest is sent to /login. */
  guarded?: true;
  /** The entry of the user centre's menu that it belongs to. */
  menu?: AccountPage;
  /** `menuCur` of links to it: says where a page belongs whose path does not. */
  menuCur?: string;
  /**
   * Its document shows only what is around it: its query says what is on it, or what is typed into a form before its code is there
   * would be lost.
   */
  bare?: true;
}

/** A page of the user centre: beside its menu, for accounts only. */
const account = { area: 'account', guarded: true } as const;

/** Every page of the shop (docs/domain/site.md#routes). Paths, routes, guards and menu derive from it. */
export const pages = {
  home: { path: '/' },
  login: { path: '/login', bare: true },
  callbackTwitter: { path: '/middlewares/callback_twitter' },
  privacyAgreement: { path: '/middlewares/privacy_agreement' },
  about: { path: '/about/us' },
  contact: { path: '/contact/us' },
  delivery: { path: '/delivery/information' },
  policyOrder: { path: '/policy/order' },
  policyPrivacy: { path: '/policy/privacy' },
  policyRefund: { path: '/policy/refund' },
  policyReturn: { path: '/policy/return' },
  policyShipping: { path: '/policy/shipping' },
  policyTerms: { path: '/policy/terms' },

  goodsDetail: { path: '/goods_detail/:id' },
  goodsSearch: { path: '/goods/goods_search', bare: true },
  activityList: { path: '/goods/activity_list', bare: true },
  topOne: { path: '/goods/top_one' },
  merchantHome: { path: '/merchant/merchant/home', bare: true },
  merchantCategory: { path: '/merchant/merchant/category', bare: true },
  merchantCoupon: { path: '/merchant/merchant/coupon', bare: true },
  merchantQualification: { path: '/merchant/merchant/qualification', bare: true },
  merchantMore: { path: '/merchant/merchant_more', bare: true },
  merchantStreet: { path: '/merchant/merchant_street' },
  cart: { path: '/order/shopping_cart', bare: true },
  paymentResult: { path: '/order/payment_result', bare: true },
  orderConfirm: { path: '/order/order_confirm', guarded: true },
  stripePayment: { path: '/order/stripe_payment', guarded: true },

  users: { ...account, path: '/users', menu: 'overview' },
  orderList: { ...account, path: '/users/order_list', menu: 'orders', menuCur: '111' },
  orderDetail: { ...account, path: '/order/order_detail', menu: 'orders' },
  refundList: { ...account, path: '/users/refund_list', menu: 'refunds', menuCur: '222' },
  refundRequest: { ...account, path: '/users/refund_confirm', menu: 'refunds' },
  refundDetail: { ...account, path: '/order/refund_detail', menu: 'refunds' },
  reviewList: { ...account, path: '/users/evaluation_list', menu: 'reviews', menuCur: '333' },
  writeReview: { ...account, path: '/users/evaluation_confirm', menu: 'reviews' },
  couponList: { ...account, path: '/users/coupon_list', menu: 'coupons' },
  points: { ...account, path: '/users/points', menu: 'points' },
  wishList: { ...account, path: '/users/collection_list', menu: 'wishList' },
  userInfo: { ...account, path: '/users/user_info', menu: 'profile' },
  addressList: { ...account, path: '/users/address_list', menu: 'addresses' },
  merchantApplication: { ...account, path: '/users/merchant_settled', menu: 'openShop', menuCur: '70' },
  applicationRecord: { ...account, path: '/users/application_record', menu: 'applications' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

type NamesOf<Filter> = { [Name in PageName]: (typeof pages)[Name] extends Filter ? Name : never }[PageName];

/** The pages of the user centre. */
export type AccountPageName = NamesOf<{ area: 'account' }>;

/** All other pages. */
export type ShopPageName = Exclude<PageName, AccountPageName>;

/** The table by name, in its order. */
export const pageEntries: readonly (readonly [string, Page])[] = Object.entries<Page>(pages);

/** The file of a page's document in the folder of its language. One for all addresses that differ only in the last part. */
export const documentPath = ({ path }: Page) => `${path.replace(/\/:.*/, '').slice(1)}/index.html`.replace(/^\//, '');
