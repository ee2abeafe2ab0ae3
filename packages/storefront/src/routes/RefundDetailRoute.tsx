import { RefundDetailScreen } from '@galleria/ui/screens';
import { refundRequestsAt, useRefundDetailScreen } from '../screens/useRefundDetailScreen.ts';
import { pages } from './pages.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const requestsAt = bySearch(refundRequestsAt);

export const addresses = [`${pages.refundDetail.path}?refundOrderNo={no}`];

export default screenRoute(RefundDetailScreen, useRefundDetailScreen);
