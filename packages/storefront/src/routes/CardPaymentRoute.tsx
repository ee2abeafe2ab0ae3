import { CardPaymentScreen } from '@galleria/ui/screens';
import { useCardPaymentScreen } from '../screens/useCardPaymentScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(CardPaymentScreen, useCardPaymentScreen);
