export { RefundCard, type RefundCardProps, type RefundCardView, refundTones } from './RefundCard.tsx';
