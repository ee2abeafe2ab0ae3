import { PrivacyAgreement } from '@galleria/ui';
import { usePrivacyAgreementScreen } from '../screens/usePrivacyAgreementScreen.ts';

export default function PrivacyAgreementRoute() {
  return <PrivacyAgreement {...usePrivacyAgreementScreen()} />;
}
