import { PrivacyAgreementScreen } from '@galleria/ui';
import { usePrivacyAgreementScreen } from '../screens/usePrivacyAgreementScreen.ts';

export default function PrivacyAgreementRoute() {
  return <PrivacyAgreementScreen {...usePrivacyAgreementScreen()} />;
}
