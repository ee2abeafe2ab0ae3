import { MerchantHomeScreen } from '@galleria/ui/screens';
import { useMerchantHomeScreen } from '../screens/useMerchantHomeScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export { shopRequestsAt as requestsAt } from '../data/useShopFrame.ts';

export default screenRoute(MerchantHomeScreen, useMerchantHomeScreen);
