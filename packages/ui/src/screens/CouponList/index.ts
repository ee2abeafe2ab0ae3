export { CouponListScreen, type CouponListScreenProps } from './CouponListScreen.tsx';
export {
  type CouponListState,
  type CouponTab,
  couponListPageSize,
  couponListState,
  couponTabOf,
  couponTabs,
} from './CouponListScreen.state.ts';
export { dayOf, untilNextDay } from '../../text/days.ts';
export { couponListTexts } from './texts.ts';
