import { RefundRequestScreen } from '@galleria/ui/screens';
import { refundableRequestsAt, useRefundRequestScreen } from '../screens/useRefundRequestScreen.ts';
import { pages } from './pages.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const requestsAt = bySearch(refundableRequestsAt);

export const addresses = [`${pages.refundRequest.path}?orderNo={no}`];

export default screenRoute(RefundRequestScreen, useRefundRequestScreen);
