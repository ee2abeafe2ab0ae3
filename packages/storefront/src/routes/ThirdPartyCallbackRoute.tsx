import { ThirdPartyCallbackScreen } from '@galleria/ui/screens';
import { useThirdPartyCallbackScreen } from '../screens/useThirdPartyCallbackScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(ThirdPartyCallbackScreen, useThirdPartyCallbackScreen);
