import { CartScreen } from '@galleria/ui/screens';
import { cartRequest } from '../screens/useAccountCart.ts';
import { useCartScreen } from '../screens/useCartScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = [cartRequest];

export default screenRoute(CartScreen, useCartScreen);
