import { MerchantSearchScreen } from '@galleria/ui/screens';
import { shopKinds } from '../data/useShopSearch.ts';
import { shopsRequestAt, useMerchantSearchScreen } from '../screens/useMerchantSearchScreen.ts';
import { pages } from './pages.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = shopKinds;

export const addresses = ['', 'title={text}'].map((query) => `${pages.merchantMore.path}?${query}`);

export const requestsAt = (_: string, search: string) => [shopsRequestAt(new URLSearchParams(search))];

export default screenRoute(MerchantSearchScreen, useMerchantSearchScreen);
