import { ActivityListScreen } from '@galleria/ui/screens';
import { activityRequestsAt, useActivityListScreen } from '../screens/useActivityListScreen.ts';
import { pages } from './pages.ts';
import { screenRoute } from './screenRoute.tsx';

export const addresses = [`${pages.activityList.path}?id={id}`];

export const requestsAt = (_: string, search: string) => activityRequestsAt(new URLSearchParams(search));

export default screenRoute(ActivityListScreen, useActivityListScreen);
