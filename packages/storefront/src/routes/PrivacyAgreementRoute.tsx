import { PrivacyAgreementScreen } from '@galleria/ui/screens';
import { usePrivacyAgreementScreen } from '../screens/usePrivacyAgreementScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(PrivacyAgreementScreen, usePrivacyAgreementScreen);
