import type { AccountPage } from '@galleria/ui';

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
  /** Its document shows only what is around it: what is typed into a form before its code is there would be lost. */
  bare?: true;
  /** Not built yet: it says so instead of pretending not to exist. */
  announced?: true;
  /** Bytes that it may cost, as brotli packs them (tools/size.ts). */
  budget?: Budget;
}

/** Of a first visit, or of the scripts that it adds after home, or after signing in and the overview of the user centre. */
export type Budget = { first: { js: number; css: number } } | { afterHome: number } | { afterAccount: number; query?: string };

/** A page of the user centre: beside its menu, for accounts only. */
const account = { area: 'account', guarded: true } as const;

/** Every page of the shop (docs/domain/site.md#routes). Paths, routes, guards, menu and budgets derive from it. */
export const pages = {
  home: { path: '/', budget: { first: { js: 119_000, css: 10_000 } } },
  login: { path: '/login', bare: true, budget: { first: { js: 130_000, css: 11_500 } } },
  callbackTwitter: { path: '/middlewares/callback_twitter' },
  privacyAgreement: { path: '/middlewares/privacy_agreement' },
  about: { path: '/about/us', budget: { afterHome: 20_000 } },
  contact: { path: '/contact/us', budget: { afterHome: 20_000 } },
  delivery: { path: '/delivery/information', budget: { afterHome: 20_000 } },
  policyOrder: { path: '/policy/order' },
  policyPrivacy: { path: '/policy/privacy', budget: { first: { js: 121_000, css: 10_000 } } },
  policyRefund: { path: '/policy/refund' },
  policyReturn: { path: '/policy/return' },
  policyShipping: { path: '/policy/shipping' },
  policyTerms: { path: '/policy/terms' },

  goodsDetail: { path: '/goods_detail/:id', announced: true },
  goodsSearch: { path: '/goods/goods_search', announced: true },
  activityList: { path: '/goods/activity_list', announced: true },
  topOne: { path: '/goods/top_one', announced: true },
  merchantHome: { path: '/merchant/merchant/home', announced: true },
  merchantCategory: { path: '/merchant/merchant/category', announced: true },
  merchantCoupon: { path: '/merchant/merchant/coupon', announced: true },
  merchantQualification: { path: '/merchant/merchant/qualification', announced: true },
  merchantMore: { path: '/merchant/merchant_more', announced: true },
  merchantStreet: { path: '/merchant/merchant_street', announced: true },
  cart: { path: '/order/shopping_cart', announced: true },
  paymentResult: { path: '/order/payment_result', announced: true },
  orderConfirm: { path: '/order/order_confirm', guarded: true, announced: true },
  stripePayment: { path: '/order/stripe_payment', guarded: true, announced: true },

  users: { ...account, path: '/users', menu: 'overview', budget: { afterHome: 20_000 } },
  orderList: {
    ...account,
    path: '/users/order_list',

    menu: 'orders',
    menuCur: '111',
    budget: { afterAccount: 20_000 },
  },
  orderDetail: {
    ...account,
    path: '/order/order_detail',

    menu: 'orders',
    budget: { afterAccount: 20_000, query: 'orderNo={order}' },
  },
  refundList: {
    ...account,
    path: '/users/refund_list',

    menu: 'refunds',
    menuCur: '222',
    budget: { afterAccount: 20_000 },
  },
  refundRequest: {
    ...account,
    path: '/users/refund_confirm',

    menu: 'refunds',
    budget: { afterAccount: 20_000, query: 'orderNo={order}' },
  },
  refundDetail: {
    ...account,
    path: '/order/refund_detail',

    menu: 'refunds',
    budget: { afterAccount: 20_000, query: 'refundOrderNo={refund}' },
  },
  reviewList: {
    ...account,
    path: '/users/evaluation_list',

    menu: 'reviews',
    menuCur: '333',
    budget: { afterAccount: 20_000 },
  },
  writeReview: {
    ...account,
    path: '/users/evaluation_confirm',

    menu: 'reviews',
    budget: { afterAccount: 20_000, query: 'orderNo={order}' },
  },
  couponList: { ...account, path: '/users/coupon_list', menu: 'coupons', budget: { afterAccount: 20_000 } },
  points: { ...account, path: '/users/points', menu: 'points', budget: { afterAccount: 20_000 } },
  wishList: { ...account, path: '/users/collection_list', menu: 'wishList', announced: true },
  userInfo: {
    ...account,
    path: '/users/user_info',

    menu: 'profile',
    budget: { afterAccount: 20_000 },
  },
  addressList: { ...account, path: '/users/address_list', menu: 'addresses', budget: { afterAccount: 20_000 } },
  merchantApplication: {
    ...account,
    path: '/users/merchant_settled',

    menu: 'openShop',
    menuCur: '70',
    budget: { afterAccount: 20_700 },
  },
  applicationRecord: {
    ...account,
    path: '/users/application_record',

    menu: 'applications',
    budget: { afterAccount: 20_000 },
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

type NamesOf<Filter> = { [Name in PageName]: (typeof pages)[Name] extends Filter ? Name : never }[PageName];

/** The pages of the user centre that are built. */
export type AccountPageName = Exclude<NamesOf<{ area: 'account' }>, NamesOf<{ announced: true }>>;

/** All other pages that are built. */
export type ShopPageName = Exclude<PageName, NamesOf<{ area: 'account' }> | NamesOf<{ announced: true }>>;

/** The table by name, in its order. */
export const pageEntries: readonly (readonly [string, Page])[] = Object.entries<Page>(pages);
