import { CouponListScreen, couponTabs } from '@galleria/ui/screens';
import { paths } from '../paths.ts';
import { couponListRequestsAt, useCouponListScreen } from '../screens/useCouponListScreen.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const requestsAt = bySearch(couponListRequestsAt);

export const addresses = [`${paths.couponList}?`, ...couponTabs.map((tab) => paths.couponTab(tab))];

export default screenRoute(CouponListScreen, useCouponListScreen);
