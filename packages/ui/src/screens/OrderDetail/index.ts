export { OrderDetail, type OrderDetailProps } from './OrderDetail.tsx';
export { type OrderDetailData, type OrderDetailState, orderDetailState } from './OrderDetail.state.ts';
