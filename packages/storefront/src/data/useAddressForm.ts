import { whereabouts } from '@galleria/api';
import { type AddressListScreenProps, addressDraftSchema } from '@galleria/ui/screens';
import { useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from './countryName.ts';
import { deliveredPlace, home } from './deliveredPlace.ts';
import { request } from './request.ts';
import { useDraft } from './useDraft.ts';
import { useAnswer } from './useResource.ts';

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
    initial: draft?.typed ?? { country: here.country, dialCode: home.dialCode, isDefault },
    // What was typed is not added to.
    place: draft?.typed ? undefined : here.place,
    hasDraft: draft?.typed !== undefined,
    countries: useCountries(here.country),
    dialCodes: [home.dialCode],
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

/** Only a help: nothing waits for it, and nobody hears that it failed. */
function useWhereabouts() {
  const { resource } = useAnswer(request(whereabouts, {}));
  return deliveredPlace(resource.status === 'ready' ? resource.data : undefined);
}

/** The one country, as the server writes it. */
function useCountries(value: string): AddressForm['countries'] {
  const { language } = useTranslation().i18n;
  return useMemo(() => [{ value, label: countryName(home.code, language) }], [language, value]);
}
