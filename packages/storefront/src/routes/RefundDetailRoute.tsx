import { RefundDetailScreen } from '@galleria/ui/screens';
import { useRefundDetailScreen } from '../screens/useRefundDetailScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(RefundDetailScreen, useRefundDetailScreen);
