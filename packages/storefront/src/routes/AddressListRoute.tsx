import { AddressListScreen } from '@galleria/ui';
import { useAddressListScreen } from '../screens/useAddressListScreen.ts';

export default function AddressListRoute() {
  return <AddressListScreen {...useAddressListScreen()} />;
}
