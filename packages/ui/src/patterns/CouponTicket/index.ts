export {
  CouponTicket,
  type CouponTicketProps,
  type CouponTicketState,
  type CouponView,
  couponTicketStates,
} from './CouponTicket.tsx';
