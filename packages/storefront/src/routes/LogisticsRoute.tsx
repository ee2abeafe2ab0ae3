import { LogisticsScreen } from '@galleria/ui/screens';
import { useLogisticsScreen } from '../screens/useLogisticsScreen.ts';

export default function LogisticsRoute() {
  return <LogisticsScreen {...useLogisticsScreen()} />;
}
