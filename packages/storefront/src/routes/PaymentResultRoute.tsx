import { PaymentResultScreen } from '@galleria/ui/screens';
import { resultRequestsAt, usePaymentResultScreen } from '../screens/usePaymentResultScreen.ts';
import { pages } from './pages.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const requestsAt = bySearch(resultRequestsAt);

export const addresses = ['', '&redirect_status=succeeded'].map((claim) => `${pages.paymentResult.path}?orderNo={no}${claim}`);

export default screenRoute(PaymentResultScreen, usePaymentResultScreen);
