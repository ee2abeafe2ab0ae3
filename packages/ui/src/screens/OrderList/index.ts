export type { OrderListLinks } from './OrderEntry.tsx';
export { OrderListScreen, type OrderListScreenProps } from './OrderListScreen.tsx';
export {
  type OrderListData,
  type OrderListState,
  orderListPageSize,
  orderListState,
} from './OrderListScreen.state.ts';
export { orderListTexts } from './texts.ts';
