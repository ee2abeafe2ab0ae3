import type aboutUs from './en/aboutUs.json';
import type addressList from './en/addressList.json';
import type applicationRecord from './en/applicationRecord.json';
import type centre from './en/centre.json';
import type codes from './en/codes.json';
import type common from './en/common.json';
import type contactUs from './en/contactUs.json';
import type couponList from './en/couponList.json';
import type deliveryInformation from './en/deliveryInformation.json';
import type error from './en/error.json';
import type info from './en/info.json';
import type login from './en/login.json';
import type loginPanels from './en/loginPanels.json';
import type logistics from './en/logistics.json';
import type merchantApplication from './en/merchantApplication.json';
import type orderDetail from './en/orderDetail.json';
import type orderList from './en/orderList.json';
import type points from './en/points.json';
import type policyOrder from './en/policyOrder.json';
import type policyPrivacy from './en/policyPrivacy.json';
import type policyRefund from './en/policyRefund.json';
import type policyReturn from './en/policyReturn.json';
import type policyShipping from './en/policyShipping.json';
import type policyTerms from './en/policyTerms.json';
import type privacyAgreement from './en/privacyAgreement.json';
import type refunds from './en/refunds.json';
import type refundDetail from './en/refundDetail.json';
import type refundRequest from './en/refundRequest.json';
import type reviewList from './en/reviewList.json';
import type reviewForm from './en/reviewForm.json';
import type thirdParty from './en/thirdParty.json';
import type upload from './en/upload.json';
import type service from './en/service.json';
import type shell from './en/shell.json';
import type userCentre from './en/userCentre.json';
import type userInfo from './en/userInfo.json';
import type { Locale } from './locales.ts';

/** A long text. In its sections a text is a paragraph, and several in one are the points of a list. */
interface ArticleTexts {
  title: string;
  lead: string;
  sections: { title: string; text: (string | string[])[] }[];
}

/** The English file must have the shape; the compiler need not know its every paragraph. */
type Article<Texts extends ArticleTexts> = ArticleTexts & Record<never, Texts>;

/** All texts, by namespace: one for each screen and `common` for what they share. The English files define the keys. */
export interface Messages {
  aboutUs: typeof aboutUs;
  addressList: typeof addressList;
  applicationRecord: typeof applicationRecord;
  centre: typeof centre;
  codes: typeof codes;
  common: typeof common;
  contactUs: typeof contactUs;
  couponList: typeof couponList;
  deliveryInformation: typeof deliveryInformation;
  error: typeof error;
  info: typeof info;
  login: typeof login;
  loginPanels: typeof loginPanels;
  logistics: typeof logistics;
  merchantApplication: typeof merchantApplication;
  orderDetail: typeof orderDetail;
  orderList: typeof orderList;
  points: typeof points;
  policyOrder: Article<typeof policyOrder>;
  policyPrivacy: Article<typeof policyPrivacy>;
  policyRefund: Article<typeof policyRefund>;
  policyReturn: Article<typeof policyReturn>;
  policyShipping: Article<typeof policyShipping>;
  policyTerms: Article<typeof policyTerms>;
  privacyAgreement: typeof privacyAgreement;
  refunds: typeof refunds;
  refundDetail: typeof refundDetail;
  refundRequest: typeof refundRequest;
  reviewList: typeof reviewList;
  reviewForm: typeof reviewForm;
  thirdParty: typeof thirdParty;
  upload: typeof upload;
  service: typeof service;
  shell: typeof shell;
  userCentre: typeof userCentre;
  userInfo: typeof userInfo;
}

export type Namespace = keyof Messages;

export const namespaces = [
  'aboutUs',
  'addressList',
  'applicationRecord',
  'centre',
  'codes',
  'common',
  'contactUs',
  'couponList',
  'deliveryInformation',
  'error',
  'info',
  'login',
  'loginPanels',
  'logistics',
  'merchantApplication',
  'orderDetail',
  'orderList',
  'points',
  'policyOrder',
  'policyPrivacy',
  'policyRefund',
  'policyReturn',
  'policyShipping',
  'policyTerms',
  'privacyAgreement',
  'refunds',
  'refundDetail',
  'refundRequest',
  'reviewList',
  'reviewForm',
  'thirdParty',
  'upload',
  'service',
  'shell',
  'userCentre',
  'userInfo',
] as const satisfies readonly Namespace[];

// A page loads one language, and of its screens' texts only those that it shows: the names of all the files are long.
const languages = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  th: () => import('./th/index.ts'),
  lo: () => import('./lo/index.ts'),
} satisfies Record<Locale, unknown>;

/** Loads the texts of one screen in one language. */
export async function loadMessages(locale: Locale, namespace: Namespace): Promise<Record<string, unknown>> {
  const { common, screens } = await languages[locale]();
  if (namespace === 'common') return common;
  const load = screens[`./${namespace}.json`];
  if (!load) throw new Error(`There is no i18n/${locale}/${namespace}.json. Add it beside the English one.`);
  return load();
}
