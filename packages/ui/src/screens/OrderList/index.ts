export type { OrderListLinks } from './OrderEntry.tsx';
export { OrderList, type OrderListProps } from './OrderList.tsx';
export {
  type OrderListData,
  type OrderListState,
  orderListPageSize,
  orderListState,
} from './OrderList.state.ts';
