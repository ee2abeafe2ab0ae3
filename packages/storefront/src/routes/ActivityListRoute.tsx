import { ActivityListScreen } from '@galleria/ui/screens';
import { activityRequestsAt, useActivityListScreen } from '../screens/useActivityListScreen.ts';
import { pages } from './pages.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const addresses = [`${pages.activityList.path}?id={id}`];

export const requestsAt = bySearch(activityRequestsAt);

export default screenRoute(ActivityListScreen, useActivityListScreen);
