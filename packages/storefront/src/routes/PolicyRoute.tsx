import { PolicyScreen } from '@galleria/ui/screens';
import { usePolicyScreen } from '../screens/usePolicyScreen.ts';

export default function PolicyRoute() {
  return <PolicyScreen {...usePolicyScreen()} />;
}
