import type { PolicyName } from '@galleria/ui';
import {
  aboutUsTexts,
  contactUsTexts,
  deliveryInformationTexts,
  loginTexts,
  policyTexts,
  privacyAgreementTexts,
  thirdPartyCallbackTexts,
} from '@galleria/ui/screens';
import type { ComponentType } from 'react';
import { lazyScreen } from '../app/lazyScreen.ts';

// The pages of the user centre and of the orders stand in lazyCentreRoutes.ts.
export const HomeRoute = lazyScreen(() => import('./HomeRoute.tsx'));
export const LoginRoute = lazyScreen(() => import('./LoginRoute.tsx'), ...loginTexts);
export const ThirdPartyCallbackRoute = lazyScreen(() => import('./ThirdPartyCallbackRoute.tsx'), ...thirdPartyCallbackTexts);
/** Knows the pages of the user centre and of the orders. Asked for early, it costs them no time (main.tsx, app/DeferredShell.tsx). */
export const loadCentre = async () => ({ default: (await import('../app/CentreArea.tsx')).CentreArea });
export const CentreArea = lazyScreen(loadCentre);
export const AboutUsRoute = lazyScreen(() => import('./AboutUsRoute.tsx'), ...aboutUsTexts);
export const ContactUsRoute = lazyScreen(() => import('./ContactUsRoute.tsx'), ...contactUsTexts);
export const DeliveryInformationRoute = lazyScreen(() => import('./DeliveryInformationRoute.tsx'), ...deliveryInformationTexts);
export const PrivacyAgreementRoute = lazyScreen(() => import('./PrivacyAgreementRoute.tsx'), ...privacyAgreementTexts);

const policy = () => import('./PolicyRoute.tsx');

/** One page, six texts: a visitor loads the text of the policy that is read. */
export const policyRoutes: Record<PolicyName, ComponentType> = {
  order: lazyScreen(policy, ...policyTexts.order),
  privacy: lazyScreen(policy, ...policyTexts.privacy),
  refund: lazyScreen(policy, ...policyTexts.refund),
  return: lazyScreen(policy, ...policyTexts.return),
  shipping: lazyScreen(policy, ...policyTexts.shipping),
  terms: lazyScreen(policy, ...policyTexts.terms),
};
