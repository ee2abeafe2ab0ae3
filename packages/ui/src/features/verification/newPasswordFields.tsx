'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { PasswordField, passwordParts } from '../../components/PasswordField/index.ts';
import type { CodeFieldProps } from './codeFields.tsx';

/** A password to be, with its rule as it is met. */
export function NewPasswordInput({ field, fieldMessage, label }: CodeFieldProps & { label?: string | undefined }) {
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

/** The same password once more. */
export function RepeatPasswordInput({ field, fieldMessage }: CodeFieldProps) {
  const { t } = useTranslation(['codes', 'fields']);
  return (
    <PasswordField
      {...field.props}
      required
      name="repeatPassword"
      autoComplete="new-password"
      value={field.input}
      error={fieldMessage(field.errors)}
      label={t('codes:repeatPassword')}
      showLabel={t('fields:showPassword')}
      hideLabel={t('fields:hidePassword')}
    />
  );
}
