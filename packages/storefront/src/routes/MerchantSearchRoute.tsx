import { MerchantSearchScreen } from '@galleria/ui/screens';
import { useMerchantSearchScreen } from '../screens/useMerchantSearchScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(MerchantSearchScreen, useMerchantSearchScreen);
