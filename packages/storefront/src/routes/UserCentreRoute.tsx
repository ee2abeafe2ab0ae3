import { UserCentre } from '@galleria/ui';
import { useUserCentreScreen } from '../screens/useUserCentreScreen.ts';

export default function UserCentreRoute() {
  return <UserCentre {...useUserCentreScreen()} />;
}
