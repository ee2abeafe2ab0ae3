import { MerchantStreetScreen } from '@galleria/ui/screens';
import { useMerchantStreetScreen } from '../screens/useMerchantStreetScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(MerchantStreetScreen, useMerchantStreetScreen);
