import { Home } from '@galleria/ui';
import { useHomeScreen } from '../screens/useHomeScreen.ts';

export default function HomeRoute() {
  return <Home {...useHomeScreen()} />;
}
