import { ErrorScreen, type ErrorStatus } from '@galleria/ui/screens';
import { useErrorScreen } from '../screens/useErrorScreen.ts';

export default function ErrorRoute({ status }: { status: ErrorStatus }) {
  return <ErrorScreen {...useErrorScreen(status)} />;
}
