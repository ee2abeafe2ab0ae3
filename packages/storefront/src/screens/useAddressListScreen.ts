import { addressPage, type CallInput, deleteAddress, type Endpoint, saveAddress, setDefaultAddress, whereabouts } from '@galleria/api';
import { type AddressListScreenProps, addressDraftSchema, addressListPageSize, addressListState } from '@galleria/ui/screens';
import { useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { useInvalidate } from '../data/cache.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useDraft } from '../data/useDraft.ts';
import { useAnswer, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

/** Where the shop delivers to: the one country of its table of dial codes (docs/domain/addresses.md#fields), as the server writes it. */
const home = { code: 'IN', value: 'India', dialCode: '+91' } as const;

/** Everything the list of addresses gets: the page from the address, addresses and whereabouts from the server. */
export function useAddressListScreen(): AddressListScreenProps {
  const services = useServices();
  const { client } = services;
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  const { resource, reload } = useResource(request(addressPage, { query: { page, limit: addressListPageSize } }));
  const total = resource.status === 'ready' ? resource.data.total : undefined;
  useLastPage(page, total, addressListPageSize, paths.addressList);
  const draft = useDraft('address/new', addressDraftSchema);
  // A draft is read as the screen is drawn, and a form may be opened again without another reason to draw it.
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  const place = usePlace();

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
    // The first address becomes the default.
    initial: draft?.typed ?? { country: place.country, dialCode: place.dialCode, isDefault: total === 0 },
    hasDraft: draft?.typed !== undefined,
    countries: useCountries(place.country),
    dialCodes: [...new Set([home.dialCode, place.dialCode])],
    onRetry: reload,
    onTyped(typed) {
      draft?.keep(typed);
      draw();
    },
    onForget() {
      draft?.forget();
      draw();
    },
    async onSave({ name, dialCode, ...rest }, id) {
      const body = { ...rest, realName: name, countryCode: dialCode, ...(id !== undefined && { id }) };
      const outcome = await send(saveAddress, { body });
      if (outcome.status === 'done' && id === undefined) {
        draft?.forget();
        // New ones stand on the first page.
        if (page > 1) navigate(paths.addressList());
      }
      return outcome;
    },
    onDelete: (id) => send(deleteAddress, { body: { id } }),
    onSetDefault: (id) => send(setDefaultAddress, { body: { id } }),
  };
}

/** Where the shopper seems to be; home until it is known. Only a help: nothing waits for it, and nobody hears that it failed. */
function usePlace() {
  const { resource } = useAnswer(request(whereabouts, {}));
  const known = resource.status === 'ready' ? resource.data : undefined;
  return { country: known?.country || home.value, dialCode: known?.dialCode || home.dialCode };
}

function useCountries(present: string): AddressListScreenProps['countries'] {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const first = { value: home.value, label: new Intl.DisplayNames([language], { type: 'region' }).of(home.code) ?? home.value };
    return present === home.value ? [first] : [first, { value: present, label: present }];
  }, [language, present]);
}
