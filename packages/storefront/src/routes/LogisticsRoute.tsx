import { LogisticsScreen } from '@galleria/ui';
import { useLogisticsScreen } from '../screens/useLogisticsScreen.ts';

export default function LogisticsRoute() {
  return <LogisticsScreen {...useLogisticsScreen()} />;
}
