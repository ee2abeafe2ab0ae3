import { PrivacyAgreementScreen } from '@galleria/ui/screens';
import { usePrivacyAgreementScreen } from '../screens/usePrivacyAgreementScreen.ts';

export default function PrivacyAgreementRoute() {
  return <PrivacyAgreementScreen {...usePrivacyAgreementScreen()} />;
}
