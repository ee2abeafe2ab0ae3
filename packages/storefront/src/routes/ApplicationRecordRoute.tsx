import { ApplicationRecord } from '@galleria/ui';
import { useApplicationRecordScreen } from '../screens/useApplicationRecordScreen.ts';

export default function ApplicationRecordRoute() {
  return <ApplicationRecord {...useApplicationRecordScreen()} />;
}
