import { RefundListScreen } from '@galleria/ui/screens';
import { paths } from '../paths.ts';
import { refundListRequestsAt, useRefundListScreen } from '../screens/useRefundListScreen.ts';
import { pages } from './pages.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const requestsAt = bySearch(refundListRequestsAt);

export const addresses = [`${pages.refundList.path}?`, paths.refundList()];

export default screenRoute(RefundListScreen, useRefundListScreen);
