import { addressPage, type CallInput, deleteAddress, type Endpoint, saveAddress, setDefaultAddress } from '@galleria/api';
import { type AddressListScreenProps, addressListPageSize, addressListState } from '@galleria/ui/screens';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { useNavigateHere } from '../app/useNavigateHere.ts';
import { useInvalidate } from '../data/cache.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { addressBody, useAddressForm } from '../data/useAddressForm.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

const pageRequest = (page: number) => request(addressPage, { query: { page, limit: addressListPageSize } });

/** What the list asks first at an address of the shop. */
export const addressListRequestsAt = (search: URLSearchParams) => [pageRequest(pageOf(search.get('page')))];

/** Everything the list of addresses gets: the page from the address, addresses and whereabouts from the server. */
export function useAddressListScreen(): AddressListScreenProps {
  const services = useServices();
  const { client } = services;
  const navigateHere = useNavigateHere();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  const { resource, reload } = useResource(pageRequest(page));
  const total = resource.status === 'ready' ? resource.data.total : undefined;
  useLastPage(page, total, addressListPageSize, paths.addressList);
  // The first address becomes the default.
  const form = useAddressForm(total === 0);

  async function send<E extends Endpoint>(change: E, input: CallInput<E>) {
    const outcome = await runSignedIn(services, () => client.call(change, input));
    // Done or refused, the list may not be what it was; it is said when the page shows what is.
    await invalidate(change);
    return outcome;
  }

  return {
    state: addressListState(resource),
    page,
    links: { list: paths.addressList },
    ...form,
    onRetry: reload,
    async onSave(typed, id) {
      const outcome = await send(saveAddress, { body: addressBody(typed, id) });
      if (outcome.status === 'done' && id === undefined) {
        form.onForget();
        // New ones stand on the first page.
        if (page > 1) navigateHere(paths.addressList());
      }
      return outcome;
    },
    onDelete: (id) => send(deleteAddress, { body: { id } }),
    onSetDefault: (id) => send(setDefaultAddress, { body: { id } }),
  };
}
