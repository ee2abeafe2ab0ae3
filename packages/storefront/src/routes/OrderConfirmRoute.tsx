import { OrderConfirmScreen } from '@galleria/ui/screens';
import { confirmRequestsAt, useOrderConfirmScreen } from '../screens/useOrderConfirmScreen.ts';
import { pages } from './pages.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export { confirmRequests as firstRequests } from '../screens/useOrderConfirmScreen.ts';

export const requestsAt = bySearch(confirmRequestsAt);

export const addresses = [`${pages.orderConfirm.path}?preOrderNo={no}`];

export default screenRoute(OrderConfirmScreen, useOrderConfirmScreen);
