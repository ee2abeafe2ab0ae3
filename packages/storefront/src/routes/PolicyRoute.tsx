import { PolicyScreen } from '@galleria/ui/screens';
import { usePolicyScreen } from '../screens/usePolicyScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(PolicyScreen, usePolicyScreen);
