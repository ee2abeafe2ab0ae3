import { MerchantApplicationScreen } from '@galleria/ui/screens';
import { useMerchantApplicationScreen } from '../screens/useMerchantApplicationScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export { applicationRequests as firstRequests } from '../screens/useMerchantApplicationScreen.ts';

export default screenRoute(MerchantApplicationScreen, useMerchantApplicationScreen);
