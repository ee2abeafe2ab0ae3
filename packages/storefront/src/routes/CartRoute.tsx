import { CartScreen } from '@galleria/ui/screens';
import { useCartScreen } from '../screens/useCartScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(CartScreen, useCartScreen);
