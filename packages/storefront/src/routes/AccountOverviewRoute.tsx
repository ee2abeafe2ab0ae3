import { AccountOverviewScreen } from '@galleria/ui/screens';
import { useAccountOverviewScreen } from '../screens/useAccountOverviewScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(AccountOverviewScreen, useAccountOverviewScreen);
