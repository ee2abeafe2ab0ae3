import { QrPaymentScreen } from '@galleria/ui/screens';
import { useQrPaymentScreen } from '../screens/useQrPaymentScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(QrPaymentScreen, useQrPaymentScreen);
