import { WriteReviewScreen } from '@galleria/ui/screens';
import { reviewedRequestsAt, useWriteReviewScreen } from '../screens/useWriteReviewScreen.ts';
import { pages } from './pages.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const requestsAt = bySearch(reviewedRequestsAt);

export const addresses = [`${pages.writeReview.path}?orderNo={no}`];

export default screenRoute(WriteReviewScreen, useWriteReviewScreen);
