import { AccountNav } from '@galleria/ui';
import { useCentre } from './useCentre.ts';

/** The user centre's menu with its data. */
export default function CentreSide() {
  return <AccountNav {...useCentre()} />;
}
