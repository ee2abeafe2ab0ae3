import {
  aboutUsTexts,
  contactUsTexts,
  deliveryInformationTexts,
  loginTexts,
  policyTexts,
  privacyAgreementTexts,
  thirdPartyCallbackTexts,
} from '@galleria/ui/screens';
import type { Loader } from './loader.ts';
import type { ShopPageName } from './pages.ts';

/** One page, six texts: a visitor loads the text of the policy that is read. */
const policy = () => import('./PolicyRoute.tsx');

/** Code and texts of the pages that stand by themselves. */
export const shopLoaders: Record<ShopPageName, Loader> = {
  home: { load: () => import('./HomeRoute.tsx') },
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
};
