import { MerchantHomeScreen } from '@galleria/ui/screens';
import { useMerchantHomeScreen } from '../screens/useMerchantHomeScreen.ts';
import { pages } from './pages.ts';
import { screenRoute } from './screenRoute.tsx';

export { shopRequestsAt as requestsAt } from '../data/useShopFrame.ts';

/** Its front page, its goods and its coupons. */
export const addresses = [pages.merchantHome, pages.merchantCategory, pages.merchantCoupon].map(({ path }) => `${path}?id={id}`);

export default screenRoute(MerchantHomeScreen, useMerchantHomeScreen);
