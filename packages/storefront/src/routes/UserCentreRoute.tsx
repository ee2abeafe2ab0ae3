import { AccountOverviewScreen } from '@galleria/ui/screens';
import { useUserCentreScreen } from '../screens/useUserCentreScreen.ts';

export default function UserCentreRoute() {
  return <AccountOverviewScreen {...useUserCentreScreen()} />;
}
