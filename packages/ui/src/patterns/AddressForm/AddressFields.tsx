'use client';

import { Field, type FormStore } from '../../forms/formisch.ts';
import type { Ref } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Select, type SelectOption } from '../../components/Select/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { PhoneFields } from '../FormFrame/FormFields.tsx';
import * as styles from './AddressForm.css.ts';
import type { AddressInput, addressSchema } from './AddressForm.schema.ts';
import { optionsWith } from './optionsWith.ts';
import { useInvalidText } from './useInvalidText.ts';

export interface AddressFieldsProps {
  form: FormStore<typeof addressSchema>;
  nameRef?: Ref<HTMLInputElement> | undefined;
  /** What the form began with. */
  first: AddressInput;
  countries: readonly SelectOption[];
  dialCodes: readonly string[];
}

/** The fields of an address in the order of the schema, filled in by browsers as a shipping address. */
export function AddressFields({ form, nameRef, first, countries, dialCodes }: AddressFieldsProps) {
  const { t } = useTranslation(['addresses', 'fields']);
  const invalidText = useInvalidText();
  const fieldMessage = (errors: readonly string[] | null) => invalidText(errors?.[0]);
  return (
    <>
      <Field of={form} path={['name']}>
        {({ input, errors, props }) => (
          <NameField
            {...props}
            nameRef={nameRef}
            name="name"
            value={input}
            error={fieldMessage(errors)}
            label={t('form.name')}
            autoComplete="shipping name"
            required
          />
        )}
      </Field>
      <PhoneFields>
        <Field of={form} path={['dialCode']}>
          {({ input, props }) => (
            <Select
              {...props}
              name="dialCode"
              value={input}
              label={t('fields:dialCode')}
              options={optionsWith(
                dialCodes.map((code) => ({ value: code, label: code })),
                first.dialCode,
              )}
              autoComplete="shipping tel-country-code"
            />
          )}
        </Field>
        <Field of={form} path={['phone']}>
          {({ input, errors, props }) => (
            <TextField
              {...props}
              name="phone"
              value={input}
              error={fieldMessage(errors)}
              label={t('fields:phone')}
              inputMode="tel"
              autoComplete="shipping tel-national"
              required
            />
          )}
        </Field>
      </PhoneFields>
      <Field of={form} path={['email']}>
        {({ input, errors, props }) => (
          <TextField
            {...props}
            name="email"
            value={input}
            error={fieldMessage(errors)}
            label={t('form.email')}
            type="email"
            autoComplete="shipping email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field of={form} path={['country']}>
        {({ input, errors, props }) => (
          <Select
            {...props}
            name="country"
            value={input}
            error={fieldMessage(errors)}
            label={t('form.country')}
            options={optionsWith(countries, first.country, t('fields:choose'))}
            autoComplete="shipping country-name"
            required
          />
        )}
      </Field>
      <Field of={form} path={['detail']}>
        {({ input, errors, props }) => (
          <TextArea
            {...props}
            name="detail"
            value={input}
            error={fieldMessage(errors)}
            hint={t('form.detailHint')}
            label={t('form.detail')}
            className={styles.whole}
            rows={2}
            autoComplete="shipping street-address"
            required
          />
        )}
      </Field>
      <Field of={form} path={['postCode']}>
        {({ input, errors, props }) => (
          <TextField
            {...props}
            name="postCode"
            value={input}
            error={fieldMessage(errors)}
            label={t('form.postCode')}
            autoComplete="shipping postal-code"
            required
          />
        )}
      </Field>
      <Field of={form} path={['isDefault']}>
        {({ input, props }) => (
          <Checkbox {...props} name="isDefault" checked={input} className={styles.isDefault}>
            {t('form.isDefault')}
          </Checkbox>
        )}
      </Field>
    </>
  );
}

/** The form knows this field, and so does whoever puts the focus there. */
function NameField({ nameRef, ref, ...rest }: TextFieldProps & Pick<AddressFieldsProps, 'nameRef'>) {
  return <TextField {...rest} ref={useMergedRefs(ref, nameRef)} />;
}
