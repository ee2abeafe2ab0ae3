import { WriteReviewScreen } from '@galleria/ui/screens';
import { useWriteReviewScreen } from '../screens/useWriteReviewScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(WriteReviewScreen, useWriteReviewScreen);
