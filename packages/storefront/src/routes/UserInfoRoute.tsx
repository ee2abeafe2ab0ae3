import { UserInfo } from '@galleria/ui';
import { useUserInfoScreen } from '../screens/useUserInfoScreen.ts';

export default function UserInfoRoute() {
  return <UserInfo {...useUserInfoScreen()} />;
}
