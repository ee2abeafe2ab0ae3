export { OrderList, type OrderListProps } from './OrderList.tsx';
export {
  type OrderListData,
  type OrderListState,
  orderListPageSize,
  orderListState,
  type OrderView,
  type RefundView,
} from './OrderList.state.ts';
export { type LinkedAction, type OrderListLinks, type OrderSender, type SentAction, sentActions } from './useOrderActions.tsx';
