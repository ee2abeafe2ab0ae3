import type { Locale } from './locales.ts';

/** A long text. In its sections a text is a paragraph, and several in one are the points of a list. */
interface ArticleTexts {
  lead: string;
  sections: { title: string; text: (string | string[])[] }[];
}

/** The English file must have the shape; the compiler need not know its every paragraph. */
type Article<Texts extends ArticleTexts> = ArticleTexts & Record<never, Texts>;

/**
 * All texts, by namespace, which is the name of a file in each language's folder: one for each screen, and others for what
 * screens share. The English files define the keys. The compiler finds no files, so they are listed here, and nowhere else.
 */
export interface Messages {
  aboutUs: typeof import('./en/aboutUs.json');
  accountNav: typeof import('./en/accountNav.json');
  accountOverview: typeof import('./en/accountOverview.json');
  activityList: typeof import('./en/activityList.json');
  addressList: typeof import('./en/addressList.json');
  addresses: typeof import('./en/addresses.json');
  applicationRecord: typeof import('./en/applicationRecord.json');
  applications: typeof import('./en/applications.json');
  cardPayment: typeof import('./en/cardPayment.json');
  cart: typeof import('./en/cart.json');
  codes: typeof import('./en/codes.json');
  common: typeof import('./en/common.json');
  contactUs: typeof import('./en/contactUs.json');
  couponList: typeof import('./en/couponList.json');
  coupons: typeof import('./en/coupons.json');
  deliveryInformation: typeof import('./en/deliveryInformation.json');
  error: typeof import('./en/error.json');
  fields: typeof import('./en/fields.json');
  gallery: typeof import('./en/gallery.json');
  goodsDetail: typeof import('./en/goodsDetail.json');
  goodsSearch: typeof import('./en/goodsSearch.json');
  home: typeof import('./en/home.json');
  info: typeof import('./en/info.json');
  login: typeof import('./en/login.json');
  loginPanels: typeof import('./en/loginPanels.json');
  logistics: typeof import('./en/logistics.json');
  merchantApplication: typeof import('./en/merchantApplication.json');
  merchantHome: typeof import('./en/merchantHome.json');
  merchantQualification: typeof import('./en/merchantQualification.json');
  merchantSearch: typeof import('./en/merchantSearch.json');
  merchantStreet: typeof import('./en/merchantStreet.json');
  orderConfirm: typeof import('./en/orderConfirm.json');
  orderDetail: typeof import('./en/orderDetail.json');
  orderList: typeof import('./en/orderList.json');
  payMethods: typeof import('./en/payMethods.json');
  payment: typeof import('./en/payment.json');
  paymentResult: typeof import('./en/paymentResult.json');
  points: typeof import('./en/points.json');
  policyOrder: Article<typeof import('./en/policyOrder.json')>;
  policyPrivacy: Article<typeof import('./en/policyPrivacy.json')>;
  policyRefund: Article<typeof import('./en/policyRefund.json')>;
  policyReturn: Article<typeof import('./en/policyReturn.json')>;
  policyShipping: Article<typeof import('./en/policyShipping.json')>;
  policyTerms: Article<typeof import('./en/policyTerms.json')>;
  privacyAgreement: typeof import('./en/privacyAgreement.json');
  qrPayment: typeof import('./en/qrPayment.json');
  refundDetail: typeof import('./en/refundDetail.json');
  refundRequest: typeof import('./en/refundRequest.json');
  refunds: typeof import('./en/refunds.json');
  reviewForm: typeof import('./en/reviewForm.json');
  reviewList: typeof import('./en/reviewList.json');
  service: typeof import('./en/service.json');
  shell: typeof import('./en/shell.json');
  shop: typeof import('./en/shop.json');
  specification: typeof import('./en/specification.json');
  sums: typeof import('./en/sums.json');
  thirdParty: typeof import('./en/thirdParty.json');
  topList: typeof import('./en/topList.json');
  upload: typeof import('./en/upload.json');
  userInfo: typeof import('./en/userInfo.json');
  wishList: typeof import('./en/wishList.json');
}

export type Namespace = keyof Messages;

/** By language and namespace. */
const files = import.meta.glob<{ default: Record<string, unknown> }>('./*/*.json');

/** Loads the texts of one namespace in one language. */
export async function loadMessages(locale: Locale, namespace: Namespace): Promise<Record<string, unknown>> {
  const load = files[`./${locale}/${namespace}.json`];
  if (!load) throw new Error(`There is no i18n/${locale}/${namespace}.json. Add it beside the English one.`);
  return (await load()).default;
}

/** Loads all texts of a language, by namespace: for stories and tests, which look at every screen. */
export async function loadAllMessages(locale: Locale): Promise<Record<string, Record<string, unknown>>> {
  const folder = `./${locale}/`;
  const ofLocale = Object.entries(files).filter(([file]) => file.startsWith(folder));
  return Object.fromEntries(
    await Promise.all(ofLocale.map(async ([file, load]) => [file.slice(folder.length, -'.json'.length), (await load()).default] as const)),
  );
}
