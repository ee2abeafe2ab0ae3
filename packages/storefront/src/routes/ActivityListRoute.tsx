import { ActivityListScreen } from '@galleria/ui/screens';
import { useActivityListScreen } from '../screens/useActivityListScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(ActivityListScreen, useActivityListScreen);
