export { RefundListScreen, type RefundListScreenProps } from './RefundListScreen.tsx';
export { type RefundListState, refundListPageSize, refundListState } from './RefundListScreen.state.ts';
export { refundListTexts } from './texts.ts';
