import { ReviewListScreen } from '@galleria/ui/screens';
import { useReviewListScreen } from '../screens/useReviewListScreen.ts';

export default function ReviewListRoute() {
  return <ReviewListScreen {...useReviewListScreen()} />;
}
