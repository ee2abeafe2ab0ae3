import { WriteReviewScreen } from '@galleria/ui';
import { useWriteReviewScreen } from '../screens/useWriteReviewScreen.ts';

export default function WriteReviewRoute() {
  return <WriteReviewScreen {...useWriteReviewScreen()} />;
}
