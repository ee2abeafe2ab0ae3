import { whereabouts } from '@galleria/api';
import { type AddressListScreenProps, addressDraftSchema } from '@galleria/ui/screens';
import { useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from './request.ts';
import { useDraft } from './useDraft.ts';
import { useAnswer } from './useResource.ts';

/** Where the shop delivers to: the one country of its table of dial codes (docs/domain/addresses.md#fields), as the server writes it. */
const home = { code: 'IN', value: 'India', dialCode: '+91' } as const;

/** What the form of a new address begins with, and what becomes of what is typed there. */
export type AddressForm = Pick<
  AddressListScreenProps,
  'initial' | 'place' | 'hasDraft' | 'countries' | 'dialCodes' | 'onTyped' | 'onForget'
>;

/** The form of a new address, wherever it is asked: one draft, so that what was begun in one place goes on in another. */
export function useAddressForm(isDefault: boolean): AddressForm {
  const draft = useDraft('address/new', addressDraftSchema);
  // A draft is read as the screen is drawn, and a form may be opened again without another reason to draw it.
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  const here = useWhereabouts();
  return {
    initial: draft?.typed ?? { country: here.country, dialCode: here.dialCode, isDefault },
    // What was typed is not added to.
    place: draft?.typed ? undefined : here.place,
    hasDraft: draft?.typed !== undefined,
    countries: useCountries(here.country),
    dialCodes: [...new Set([home.dialCode, here.dialCode])],
    onTyped(typed) {
      draft?.save(typed);
      draw();
    },
    onForget() {
      draft?.clear();
      draw();
    },
  };
}

/** An address as the server wants it; of a new one without a number. */
export const addressBody = ({ name, dialCode, ...rest }: Parameters<AddressListScreenProps['onSave']>[0], id?: number) => ({
  ...rest,
  realName: name,
  countryCode: dialCode,
  ...(id !== undefined && { id }),
});

/** Where the shopper seems to be; home until it is known. Only a help: nothing waits for it, and nobody hears that it failed. */
function useWhereabouts() {
  const { resource } = useAnswer(request(whereabouts, {}));
  const known = resource.status === 'ready' ? resource.data : undefined;
  return {
    country: known?.country || home.value,
    dialCode: known?.dialCode || home.dialCode,
    // A city may be a region of its own.
    place: [...new Set([known?.city, known?.region])].filter(Boolean).join(', '),
  };
}

function useCountries(present: string): AddressForm['countries'] {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const first = { value: home.value, label: new Intl.DisplayNames([language], { type: 'region' }).of(home.code) ?? home.value };
    return present === home.value ? [first] : [first, { value: present, label: present }];
  }, [language, present]);
}
