import { MerchantQualificationScreen } from '@galleria/ui/screens';
import { useMerchantQualificationScreen } from '../screens/useMerchantQualificationScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(MerchantQualificationScreen, useMerchantQualificationScreen);
