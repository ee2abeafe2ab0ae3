import { AccountOverviewScreen } from '@galleria/ui';
import { useUserCentreScreen } from '../screens/useUserCentreScreen.ts';

export default function UserCentreRoute() {
  return <AccountOverviewScreen {...useUserCentreScreen()} />;
}
