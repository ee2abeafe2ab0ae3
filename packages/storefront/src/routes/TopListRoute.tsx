import { TopListScreen } from '@galleria/ui/screens';
import { topGoods, useTopListScreen } from '../screens/useTopListScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = [topGoods];

export default screenRoute(TopListScreen, useTopListScreen);
