import { RefundListScreen } from '@galleria/ui/screens';
import { useRefundListScreen } from '../screens/useRefundListScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(RefundListScreen, useRefundListScreen);
