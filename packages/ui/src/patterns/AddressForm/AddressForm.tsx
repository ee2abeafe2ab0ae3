'use client';

import { getInput, useForm } from '../../forms/formisch.ts';
import { type ComponentProps, type Ref, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { SelectOption } from '../../components/Select/index.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import type { Outcome } from '../../state/resource.ts';
import { FormFrame, useFieldsToast } from '../FormFrame/index.ts';
import { AddressFields } from './AddressFields.tsx';
import { FormFields } from '../FormFrame/FormFields.tsx';
import { type AddressInput, addressSchemaFrom } from './AddressForm.schema.ts';

export interface AddressFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'noValidate'> {
  /** What is known already: the address that is changed, or where the shopper seems to be. */
  initial?: Partial<AddressInput> | undefined;
  /** Where the shopper seems to be, such as "Bengaluru, Karnataka": an empty address begins with it, and it alone is none. */
  place?: string | undefined;
  /** `value` is what is sent. One that was saved and is offered no more can still be kept. */
  countries: readonly SelectOption[];
  /** As "+91"; the first is chosen when there is none yet. */
  dialCodes: readonly string[];
  /** Saves it. What was typed stays whatever the outcome; closing the form is the caller's. */
  onSubmit: (address: AddressInput) => Promise<Outcome>;
  /** Told what is typed, right or wrong, each time that it changes: keep it as a draft. */
  onValuesChange?: ((typed: AddressInput) => void) | undefined;
  /** The first field. */
  nameRef?: Ref<HTMLInputElement> | undefined;
  /** Without it there is no second button. */
  onCancel?: (() => void) | undefined;
}

/**
 * Asks for an address, a new one or changes to one. Its rules are `addressSchema`; focus goes to the first field that breaks
 * one. Browsers fill it in as a shipping address. Renders a `<form>` without a heading: it stands in a dialog or a
 * panel. Load the namespaces `addresses`, `fields` and `common` with it.
 */
export function AddressForm({
  initial,
  place,
  countries,
  dialCodes,
  onSubmit,
  onValuesChange,
  nameRef,
  onCancel,
  onChange,
  ...rest
}: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const [first] = useState(() => startOf({ ...initial, detail: initial?.detail || place || '' }, countries, dialCodes));
  const [schema] = useState(() => addressSchemaFrom(place));
  const form = useForm({ schema, initialInput: first });
  const submit = useFormSubmit(form, {
    send: onSubmit,
    onInvalid: useFieldsToast(),
  });

  return (
    <FormFrame
      {...rest}
      form={submit}
      submitLabel={t('form.save')}
      onCancel={onCancel}
      onChange={(event) => {
        onChange?.(event);
        const {
          name = '',
          dialCode = '',
          phone = '',
          email = '',
          country = '',
          detail = '',
          postCode = '',
          isDefault = false,
        } = getInput(form);
        onValuesChange?.({ name, dialCode, phone, email, country, detail, postCode, isDefault });
      }}
    >
      <FormFields>
        <AddressFields form={form} nameRef={nameRef} first={first} countries={countries} dialCodes={dialCodes} />
      </FormFields>
    </FormFrame>
  );
}

function startOf(known: Partial<AddressInput> = {}, countries: readonly SelectOption[], dialCodes: readonly string[]): AddressInput {
  const [country, another] = countries;
  return {
    name: '',
    phone: '',
    email: '',
    detail: '',
    postCode: '',
    isDefault: false,
    ...known,
    // One country is no choice.
    country: known.country || (another ? '' : (country?.value ?? '')),
    dialCode: known.dialCode || (dialCodes[0] ?? ''),
  };
}
