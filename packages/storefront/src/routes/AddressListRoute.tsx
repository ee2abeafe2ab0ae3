import { AddressListScreen } from '@galleria/ui/screens';
import { useAddressListScreen } from '../screens/useAddressListScreen.ts';

export default function AddressListRoute() {
  return <AddressListScreen {...useAddressListScreen()} />;
}
