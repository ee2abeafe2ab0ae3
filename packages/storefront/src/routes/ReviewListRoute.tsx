import { ReviewListScreen } from '@galleria/ui';
import { useReviewListScreen } from '../screens/useReviewListScreen.ts';

export default function ReviewListRoute() {
  return <ReviewListScreen {...useReviewListScreen()} />;
}
