export {
  CouponTicket,
  type CouponTicketProps,
  type CouponTicketState,
  type CouponView,
  couponTicketStates,
} from './CouponTicket.tsx';
export { CouponTicketSkeleton, type CouponTicketSkeletonProps } from './CouponTicketSkeleton.tsx';
export { usableValidity } from './usableValidity.ts';
export type { CouponValidity } from './Validity.tsx';
