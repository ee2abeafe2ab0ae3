import { PointsScreen } from '@galleria/ui/screens';
import { paths } from '../paths.ts';
import { pointsRequestsAt, usePointsScreen } from '../screens/usePointsScreen.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const requestsAt = bySearch(pointsRequestsAt);

export const addresses = [`${paths.points}?`, paths.pointsTab('detail')];

export default screenRoute(PointsScreen, usePointsScreen);
