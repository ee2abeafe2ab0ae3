import { PointsScreen } from '@galleria/ui/screens';
import { usePointsScreen } from '../screens/usePointsScreen.ts';

export default function PointsRoute() {
  return <PointsScreen {...usePointsScreen()} />;
}
