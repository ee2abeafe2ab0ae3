import { LoginScreen } from '@galleria/ui/screens';
import { useLoginPage } from '../screens/useLoginPage.ts';
import { methodsRequest, pictureRequest } from '../screens/useLoginScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = [methodsRequest, pictureRequest];

export default screenRoute(LoginScreen, useLoginPage);
