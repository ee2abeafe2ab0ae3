import { UserInfoScreen } from '@galleria/ui/screens';
import { useUserInfoScreen } from '../screens/useUserInfoScreen.ts';

export default function UserInfoRoute() {
  return <UserInfoScreen {...useUserInfoScreen()} />;
}
