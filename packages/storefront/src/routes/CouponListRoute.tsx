import { CouponListScreen } from '@galleria/ui/screens';
import { useCouponListScreen } from '../screens/useCouponListScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(CouponListScreen, useCouponListScreen);
