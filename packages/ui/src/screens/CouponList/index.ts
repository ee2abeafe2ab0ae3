export { CouponList, type CouponListProps } from './CouponList.tsx';
export {
  type CouponListState,
  type CouponTab,
  couponListPageSize,
  couponListState,
  couponTabOf,
  couponTabs,
} from './CouponList.state.ts';
export { dayOf, untilNextDay } from './days.ts';
