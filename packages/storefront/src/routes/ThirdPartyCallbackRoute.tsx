import { ThirdPartyCallbackScreen } from '@galleria/ui/screens';
import { useThirdPartyCallbackScreen } from '../screens/useThirdPartyCallbackScreen.ts';

export default function ThirdPartyCallbackRoute() {
  return <ThirdPartyCallbackScreen {...useThirdPartyCallbackScreen()} />;
}
