import { HomeScreen } from '@galleria/ui/screens';
import { activityBlocks, generalCoupons, useHomeScreen } from '../screens/useHomeScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = [generalCoupons, activityBlocks];

export default screenRoute(HomeScreen, useHomeScreen);
