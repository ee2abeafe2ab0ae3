import { HomeScreen } from '@galleria/ui/screens';
import { useHomeScreen } from '../screens/useHomeScreen.ts';

export default function HomeRoute() {
  return <HomeScreen {...useHomeScreen()} />;
}
