import { ApplicationRecordScreen } from '@galleria/ui/screens';
import { useApplicationRecordScreen } from '../screens/useApplicationRecordScreen.ts';

export default function ApplicationRecordRoute() {
  return <ApplicationRecordScreen {...useApplicationRecordScreen()} />;
}
