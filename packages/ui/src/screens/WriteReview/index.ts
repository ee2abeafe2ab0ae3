export { WriteReviewScreen, type WriteReviewScreenProps } from './WriteReviewScreen.tsx';
export { type ReviewDraft, reviewDraftSchema } from './WriteReviewScreen.schema.ts';
export { lineToReview, type ReviewedOrderData, type WriteReviewState, writeReviewState } from './WriteReviewScreen.state.ts';
export { writeReviewTexts } from './texts.ts';
