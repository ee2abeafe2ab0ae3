export { RefundList, type RefundListProps } from './RefundList.tsx';
export { type RefundListState, refundListPageSize, refundListState } from './RefundList.state.ts';
