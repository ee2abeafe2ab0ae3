import { ReviewListScreen, reviewTabs } from '@galleria/ui/screens';
import { paths } from '../paths.ts';
import { reviewListRequestsAt, useReviewListScreen } from '../screens/useReviewListScreen.ts';
import { pages } from './pages.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const requestsAt = bySearch(reviewListRequestsAt);

export const addresses = [`${pages.reviewList.path}?`, paths.reviewList(), ...reviewTabs.map((tab) => paths.reviewList(tab))];

export default screenRoute(ReviewListScreen, useReviewListScreen);
