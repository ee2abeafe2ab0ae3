import { AddressListScreen } from '@galleria/ui/screens';
import { useAddressListScreen } from '../screens/useAddressListScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(AddressListScreen, useAddressListScreen);
