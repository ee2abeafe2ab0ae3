import { UserInfoScreen } from '@galleria/ui/screens';
import { useUserInfoScreen } from '../screens/useUserInfoScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(UserInfoScreen, useUserInfoScreen);
