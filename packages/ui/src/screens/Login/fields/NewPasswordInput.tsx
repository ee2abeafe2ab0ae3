'use client';

import { useTranslation } from '../../../i18n/useTranslation.ts';
import { PasswordField, passwordParts } from '../../../components/PasswordField/index.ts';
import type { FieldView } from './fields.tsx';
import type { FieldMessage } from './useFieldMessage.ts';

interface Typed {
  field: FieldView<string>;
  fieldMessage: FieldMessage;
}

/** A password to be, with its rule as it is met. */
export function NewPasswordInput({ field, fieldMessage, label }: Typed & { label?: string }) {
  const { t } = useTranslation(['codes', 'fields']);
  const parts = passwordParts(field.input ?? '');
  return (
    <PasswordField
      {...field.props}
      required
      name="newPassword"
      autoComplete="new-password"
      value={field.input}
      error={fieldMessage(field.errors)}
      label={label ?? t('fields:password')}
      showLabel={t('fields:showPassword')}
      hideLabel={t('fields:hidePassword')}
      rulesLabel={t('codes:rule.title')}
      metLabel={t('codes:rule.met')}
      rules={(['length', 'upper', 'lower', 'digit', 'symbol'] as const).map((part) => ({
        label: t(`codes:rule.${part}`),
        met: parts[part],
      }))}
    />
  );
}
