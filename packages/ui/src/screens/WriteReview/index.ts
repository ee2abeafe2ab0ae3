export { WriteReview, type WriteReviewProps } from './WriteReview.tsx';
export { type ReviewDraft, reviewDraftSchema } from './WriteReview.schema.ts';
export { lineToReview, type ReviewedOrderData, type WriteReviewState, writeReviewState } from './WriteReview.state.ts';
