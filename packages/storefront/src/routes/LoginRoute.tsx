import { LoginScreen } from '@galleria/ui/screens';
import { useLoginPage } from '../screens/useLoginPage.ts';

export default function LoginRoute() {
  return <LoginScreen {...useLoginPage()} />;
}
