import type { FieldElementProps } from '../../forms/formisch.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaImage } from '../../components/CaptchaImage/index.ts';
import { CodeField } from '../../patterns/CodeField/index.ts';
import type { Captcha } from './useCaptcha.ts';
import type { CodeSender, FieldMessage } from './useSendCode.ts';

interface Typed {
  /** The part of a form's field that a control needs. */
  field: { input: string | undefined; errors: readonly string[] | null; props: FieldElementProps };
  fieldMessage: FieldMessage;
}

/** What the button that sends a code says, and what is said beside it. */
export function useCodeTexts() {
  const { t } = useTranslation('codes');
  return {
    send: t('sendCode'),
    again: t('sendAgain'),
    wait: (seconds: number) => t('sendAgainIn', { seconds }),
    sent: t('codeOnItsWay'),
    over: t('codeOver'),
  };
}

/** The one-time code, with the button that sends it. */
export function CodeInput({ field, fieldMessage, sender }: Typed & { sender: CodeSender }) {
  const { t } = useTranslation('codes');
  return (
    <CodeField
      {...field.props}
      name="code"
      value={field.input}
      error={fieldMessage(field.errors)}
      label={t('code')}
      {...sender.sent}
      onSend={sender.send}
      texts={useCodeTexts()}
    />
  );
}

/** The picture code; `another` is the way for those who cannot read it. */
export function CaptchaInput({
  field,
  fieldMessage,
  captcha,
  onRefresh,
  another,
}: Typed & { captcha: Captcha; onRefresh: () => void; another: ReactNode }) {
  const { t } = useTranslation('codes');
  return (
    <CaptchaImage
      {...field.props}
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
