import { PointsScreen } from '@galleria/ui/screens';
import { usePointsScreen } from '../screens/usePointsScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(PointsScreen, usePointsScreen);
