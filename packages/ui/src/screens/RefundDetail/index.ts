export { RefundDetailScreen, type RefundDetailScreenProps } from './RefundDetailScreen.tsx';
export {
  type RefundDetailData,
  type RefundDetailState,
  refundDetailState,
} from './RefundDetailScreen.state.ts';
export { refundDetailTexts } from './texts.ts';
