import { PolicyScreen } from '@galleria/ui';
import { usePolicyScreen } from '../screens/usePolicyScreen.ts';

export default function PolicyRoute() {
  return <PolicyScreen {...usePolicyScreen()} />;
}
