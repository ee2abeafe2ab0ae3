import { WriteReview } from '@galleria/ui';
import { useWriteReviewScreen } from '../screens/useWriteReviewScreen.ts';

export default function WriteReviewRoute() {
  return <WriteReview {...useWriteReviewScreen()} />;
}
