import { WriteReviewScreen } from '@galleria/ui/screens';
import { useWriteReviewScreen } from '../screens/useWriteReviewScreen.ts';

export default function WriteReviewRoute() {
  return <WriteReviewScreen {...useWriteReviewScreen()} />;
}
