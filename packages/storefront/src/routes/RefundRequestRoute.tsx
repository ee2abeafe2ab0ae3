import { RefundRequestScreen } from '@galleria/ui/screens';
import { useRefundRequestScreen } from '../screens/useRefundRequestScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(RefundRequestScreen, useRefundRequestScreen);
