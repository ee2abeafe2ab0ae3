'use client';

import type { FieldElementProps } from '../../forms/formisch.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { CaptchaImage } from '../../components/CaptchaImage/index.ts';
import { CodeField } from '../../patterns/CodeField/index.ts';
import type { Captcha } from './useCaptcha.ts';
import type { CodeSender, FieldMessage } from './useSendCode.ts';

/** A field of a form that asks for a code. */
export interface CodeFieldProps {
  /** The part of a form's field that a control needs. */
  field: { input: string | undefined; errors: readonly string[] | null; props: FieldElementProps };
  fieldMessage: FieldMessage;
}

/** The one-time code, with the button that sends it. */
export function CodeInput({ field, fieldMessage, sender }: CodeFieldProps & { sender: CodeSender }) {
  return (
    <CodeField
      {...field.props}
      required
      name="code"
      value={field.input}
      error={fieldMessage(field.errors)}
      {...sender.sent}
      onSend={sender.send}
    />
  );
}

/** The picture code; `another` is the way for those who cannot read it, unless the form shows one. */
export function CaptchaInput({
  field,
  fieldMessage,
  captcha,
  onRefresh,
  another,
}: CodeFieldProps & { captcha: Captcha; onRefresh: () => void; another?: ReactNode }) {
  const { t } = useTranslation('codes');
  return (
    <CaptchaImage
      {...field.props}
      required
      name="captcha"
      value={field.input}
      error={fieldMessage(field.errors)}
      label={t('captcha')}
      state={captcha.state}
      onRefresh={onRefresh}
      texts={{
        alt: t('captchaAlt'),
        loading: t('captchaLoading'),
        failed: t('captchaFailed'),
        refresh: t('captchaRefresh'),
      }}
      alternative={another}
    />
  );
}
