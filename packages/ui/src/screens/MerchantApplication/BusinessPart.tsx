'use client';

import { Field } from '../../forms/formisch.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printPercent, useFormat } from '../../components/Format/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { FormFields } from '../../patterns/FormFrame/FormFields.tsx';
import type { MerchantApplicationState } from './MerchantApplicationScreen.state.ts';
import * as styles from './MerchantApplicationScreen.css.ts';
import { Part } from './Part.tsx';
import type { PartProps } from './parts.ts';
import { refusalOf } from './useRefusal.ts';

interface BusinessPartProps extends PartProps {
  ready: Pick<Extract<MerchantApplicationState, { status: 'ready' }>, 'categories' | 'types'>;
}

/** Who applies, and with what kind of shop. */
export function BusinessPart({ form, fieldMessage, refusal, ready: { categories, types } }: BusinessPartProps) {
  const { t } = useTranslation(['merchantApplication', 'applications', 'fields']);
  const format = useFormat();
  const none = { value: '', label: t('fields:choose') };
  return (
    <Part title={t('business.title')} text={t('business.text')}>
      <FormFields className={styles.fields}>
        <Field of={form} path={['name']}>
          {({ input, errors, props }) => (
            <TextField
              {...props}
              name="name"
              value={input}
              error={fieldMessage(errors) ?? refusalOf(refusal, 'name', input)}
              hint={t('nameHint')}
              label={t('applications:name')}
              autoComplete="organization"
              required
            />
          )}
        </Field>
        <Field of={form} path={['realName']}>
          {({ input, errors, props }) => (
            <TextField
              {...props}
              name="realName"
              value={input}
              error={fieldMessage(errors)}
              hint={t('realNameHint')}
              label={t('applications:realName')}
              autoComplete="name"
              required
            />
          )}
        </Field>
        <Field of={form} path={['category']}>
          {({ input, errors, props }) => (
            <Select
              {...props}
              name="category"
              value={input}
              error={fieldMessage(errors)}
              hint={t('categoryHint')}
              label={t('applications:category')}
              options={[
                none,
                ...categories.map(({ id, name, fee }) => ({ value: String(id), label: `${name} · ${printPercent(fee, format, 2)}` })),
              ]}
              required
            />
          )}
        </Field>
        <Field of={form} path={['type']}>
          {({ input, errors, props }) => (
            <Select
              {...props}
              name="type"
              value={input}
              error={fieldMessage(errors)}
              hint={types.find(({ id }) => String(id) === input)?.info || t('typeHint')}
              label={t('applications:type')}
              options={[none, ...types.map(({ id, name }) => ({ value: String(id), label: name }))]}
              required
            />
          )}
        </Field>
        <Field of={form} path={['address']}>
          {({ input, errors, props }) => (
            <TextField
              {...props}
              name="address"
              value={input}
              error={fieldMessage(errors)}
              hint={t('addressHint')}
              label={t('address')}
              required
            />
          )}
        </Field>
      </FormFields>
    </Part>
  );
}
