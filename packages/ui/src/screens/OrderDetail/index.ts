export { OrderDetailScreen, type OrderDetailScreenProps } from './OrderDetailScreen.tsx';
export { type OrderDetailData, type OrderDetailState, orderDetailState } from './OrderDetailScreen.state.ts';
export { orderDetailTexts } from './texts.ts';
