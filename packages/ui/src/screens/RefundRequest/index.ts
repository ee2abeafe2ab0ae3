export { RefundRequestScreen, type RefundRequestScreenProps } from './RefundRequestScreen.tsx';
export { type RefundDraft, refundDraftSchema } from './RefundRequestScreen.schema.ts';
export { type RefundRequestState, refundRequestState } from './RefundRequestScreen.state.ts';
export { refundRequestTexts } from './texts.ts';
