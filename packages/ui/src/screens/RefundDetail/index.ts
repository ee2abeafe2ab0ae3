export { RefundDetail, type RefundDetailProps } from './RefundDetail.tsx';
export {
  type RefundDetailData,
  type RefundDetailState,
  refundDetailState,
} from './RefundDetail.state.ts';
