import { AboutUsScreen } from '@galleria/ui/screens';
import { useAboutUsScreen } from '../screens/useAboutUsScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(AboutUsScreen, useAboutUsScreen);
