import { ThirdPartyCallback } from '@galleria/ui';
import { useThirdPartyCallbackScreen } from '../screens/useThirdPartyCallbackScreen.ts';

export default function ThirdPartyCallbackRoute() {
  return <ThirdPartyCallback {...useThirdPartyCallbackScreen()} />;
}
