import { MerchantStreetScreen } from '@galleria/ui/screens';
import { streetRequestAt, useMerchantStreetScreen } from '../screens/useMerchantStreetScreen.ts';
import { pages } from './pages.ts';
import { screenRoute } from './screenRoute.tsx';

export const addresses = [`${pages.merchantStreet.path}?`];

export const requestsAt = (_: string, search: string) => [streetRequestAt(new URLSearchParams(search))];

export default screenRoute(MerchantStreetScreen, useMerchantStreetScreen);
