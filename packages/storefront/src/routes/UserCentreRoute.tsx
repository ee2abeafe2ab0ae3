import { AccountOverviewScreen } from '@galleria/ui/screens';
import { useUserCentreScreen } from '../screens/useUserCentreScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(AccountOverviewScreen, useUserCentreScreen);
