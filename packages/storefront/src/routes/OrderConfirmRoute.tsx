import { OrderConfirmScreen } from '@galleria/ui/screens';
import { useOrderConfirmScreen } from '../screens/useOrderConfirmScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(OrderConfirmScreen, useOrderConfirmScreen);
