import { LogisticsScreen } from '@galleria/ui/screens';
import { useLogisticsScreen } from '../screens/useLogisticsScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(LogisticsScreen, useLogisticsScreen);
