import { PaymentResultScreen } from '@galleria/ui/screens';
import { usePaymentResultScreen } from '../screens/usePaymentResultScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(PaymentResultScreen, usePaymentResultScreen);
