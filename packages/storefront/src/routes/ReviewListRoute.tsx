import { ReviewListScreen } from '@galleria/ui/screens';
import { useReviewListScreen } from '../screens/useReviewListScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(ReviewListScreen, useReviewListScreen);
