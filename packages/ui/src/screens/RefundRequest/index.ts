export { RefundRequest, type RefundRequestProps } from './RefundRequest.tsx';
export { type RefundDraft, refundDraftSchema } from './RefundRequest.schema.ts';
export { type RefundRequestState, refundRequestState } from './RefundRequest.state.ts';
