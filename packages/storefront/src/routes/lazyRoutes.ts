import type { PolicyName } from '@galleria/ui';
import type { ComponentType } from 'react';
import { lazyScreen } from '../app/lazyScreen.ts';

// The pages of the user centre and of the orders stand in lazyCentreRoutes.ts.
export const HomeRoute = lazyScreen(() => import('./HomeRoute.tsx'), 'common');
export const LoginRoute = lazyScreen(() => import('./LoginRoute.tsx'), 'login');
export const ThirdPartyCallbackRoute = lazyScreen(() => import('./ThirdPartyCallbackRoute.tsx'), 'thirdParty');
/** Knows the pages of the user centre and of the orders. Asked for early, it costs them no time (main.tsx, app/DeferredShell.tsx). */
export const loadCentre = async () => ({ default: (await import('../app/CentreArea.tsx')).CentreArea });
export const CentreArea = lazyScreen(loadCentre);
export const AboutUsRoute = lazyScreen(() => import('./AboutUsRoute.tsx'), 'aboutUs', 'info');
export const ContactUsRoute = lazyScreen(() => import('./ContactUsRoute.tsx'), 'contactUs', 'info');
export const DeliveryInformationRoute = lazyScreen(() => import('./DeliveryInformationRoute.tsx'), 'deliveryInformation', 'info');
export const PrivacyAgreementRoute = lazyScreen(() => import('./PrivacyAgreementRoute.tsx'), 'privacyAgreement', 'info');

const policy = () => import('./PolicyRoute.tsx');

/** One page, six texts: a visitor loads the text of the policy that is read. */
export const policyRoutes: Record<PolicyName, ComponentType> = {
  order: lazyScreen(policy, 'policyOrder', 'info'),
  privacy: lazyScreen(policy, 'policyPrivacy', 'info'),
  refund: lazyScreen(policy, 'policyRefund', 'info'),
  return: lazyScreen(policy, 'policyReturn', 'info'),
  shipping: lazyScreen(policy, 'policyShipping', 'info'),
  terms: lazyScreen(policy, 'policyTerms', 'info'),
};
