import {
  aboutUsTexts,
  cartTexts,
  activityListTexts,
  cardPaymentTexts,
  contactUsTexts,
  deliveryInformationTexts,
  homeTexts,
  goodsSearchTexts,
  goodsDetailTexts,
  loginTexts,
  merchantHomeTexts,
  merchantQualificationTexts,
  merchantSearchTexts,
  merchantStreetTexts,
  orderConfirmTexts,
  paymentResultTexts,
  policyTexts,
  privacyAgreementTexts,
  thirdPartyCallbackTexts,
  topListTexts,
} from '@galleria/ui/screens';
import type { Loader } from './loader.ts';
import type { ShopPageName } from './pages.ts';

/** One page, six texts: a visitor loads the text of the policy that is read. */
const policy = () => import('./PolicyRoute.tsx');

/** One page, three parts of a shop. */
const merchantHome = { load: () => import('./MerchantHomeRoute.tsx'), texts: merchantHomeTexts };

/** Code and texts of the pages that stand by themselves. */
export const shopLoaders: Record<ShopPageName, Loader> = {
  home: { load: () => import('./HomeRoute.tsx'), texts: homeTexts },
  login: { load: () => import('./LoginRoute.tsx'), texts: loginTexts },
  callbackTwitter: { load: () => import('./ThirdPartyCallbackRoute.tsx'), texts: thirdPartyCallbackTexts },
  privacyAgreement: { load: () => import('./PrivacyAgreementRoute.tsx'), texts: privacyAgreementTexts },
  about: { load: () => import('./AboutUsRoute.tsx'), texts: aboutUsTexts },
  contact: { load: () => import('./ContactUsRoute.tsx'), texts: contactUsTexts },
  delivery: { load: () => import('./DeliveryInformationRoute.tsx'), texts: deliveryInformationTexts },
  policyOrder: { load: policy, texts: policyTexts.order },
  policyPrivacy: { load: policy, texts: policyTexts.privacy },
  policyRefund: { load: policy, texts: policyTexts.refund },
  policyReturn: { load: policy, texts: policyTexts.return },
  policyShipping: { load: policy, texts: policyTexts.shipping },
  policyTerms: { load: policy, texts: policyTexts.terms },
  goodsSearch: { load: () => import('./GoodsSearchRoute.tsx'), texts: goodsSearchTexts },
  activityList: { load: () => import('./ActivityListRoute.tsx'), texts: activityListTexts },
  topOne: { load: () => import('./TopListRoute.tsx'), texts: topListTexts },
  merchantHome,
  merchantCategory: merchantHome,
  merchantCoupon: merchantHome,
  merchantQualification: { load: () => import('./MerchantQualificationRoute.tsx'), texts: merchantQualificationTexts },
  merchantMore: { load: () => import('./MerchantSearchRoute.tsx'), texts: merchantSearchTexts },
  merchantStreet: { load: () => import('./MerchantStreetRoute.tsx'), texts: merchantStreetTexts },
  orderConfirm: { load: () => import('./OrderConfirmRoute.tsx'), texts: orderConfirmTexts },
  paymentResult: { load: () => import('./PaymentResultRoute.tsx'), texts: paymentResultTexts },
  stripePayment: { load: () => import('./CardPaymentRoute.tsx'), texts: cardPaymentTexts },
  cart: { load: () => import('./CartRoute.tsx'), texts: cartTexts },
  goodsDetail: { load: () => import('./GoodsDetailRoute.tsx'), texts: goodsDetailTexts },
};
