import { HomeScreen } from '@galleria/ui/screens';
import { recommended, useHomeScreen } from '../screens/useHomeScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = [recommended];

export default screenRoute(HomeScreen, useHomeScreen);
