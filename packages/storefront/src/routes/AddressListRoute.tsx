import { AddressListScreen } from '@galleria/ui/screens';
import { paths } from '../paths.ts';
import { addressListRequestsAt, useAddressListScreen } from '../screens/useAddressListScreen.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const requestsAt = bySearch(addressListRequestsAt);

export const addresses = [`${paths.addressList()}?`];

export default screenRoute(AddressListScreen, useAddressListScreen);
