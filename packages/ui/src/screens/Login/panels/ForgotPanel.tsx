'use client';

import { Field, getInput, setInput, useForm } from '../../../forms/formisch.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCaptcha } from '../../../features/verification/useCaptcha.ts';
import { useToast } from '../../../components/Toast/index.ts';
import { EmailInput } from '../fields/fields.tsx';
import { Text } from '../../../layout/index.ts';
import * as styles from '../LoginScreen.css.ts';
import type { LazyPanelProps } from '../LoginScreen.types.ts';
import { PanelForm } from './PanelForm.tsx';
import { forgotSchema, forgotWithCaptchaSchema } from './panels.schema.ts';
import { PictureCode } from '../fields/PictureCode.tsx';
import { useAlive } from './useAlive.ts';
import { usePanelFieldMessage } from './usePanelFieldMessage.ts';

/** Mode 4 of sign-in: the e-mail address that a code for a new password is sent to. */
export function ForgotPanel({ login, service, draft, keep, go }: LazyPanelProps) {
  const { t } = useTranslation(['loginPanels', 'codes']);
  const fieldMessage = usePanelFieldMessage();
  const toast = useToast();
  const alive = useAlive();
  const { codes } = service;
  const captcha = useCaptcha(codes, login.captcha);
  const form = useForm({
    schema: login.captcha ? forgotWithCaptchaSchema : forgotSchema,
    initialInput: { email: draft.email, captcha: '' },
  });
  const refresh = () => {
    setInput(form, { path: ['captcha'], input: '' });
    captcha.refresh();
  };

  async function next({ email, captcha: code }: { email: string; captcha: string }) {
    const outcome = await codes.send({ kind: 'reset', email }, login.captcha ? { key: captcha.key, code } : undefined);
    if (outcome?.status === 'failed') {
      // A picture that was tried is used up.
      if (alive.current && login.captcha && 'message' in outcome.error) refresh();
      return outcome;
    }
    if (outcome) toast.show({ tone: 'success', title: t('codes:codeSent'), carries: true });
    if (alive.current) {
      // Without an outcome the last code to this address is still good.
      keep({ email, resetEmail: email });
      go('codeSent');
    }
    return { status: 'done' } as const;
  }

  return (
    <>
      <Text tone="muted" className={styles.lead}>
        {t('codes:lead')}
      </Text>
      <PanelForm form={form} send={next} onTyped={() => keep({ email: getInput(form).email })} submitText={t('next')}>
        <Field of={form} path={['email']}>
          {(field) => <EmailInput field={field} fieldMessage={fieldMessage} />}
        </Field>
        {login.captcha && (
          <Field of={form} path={['captcha']}>
            {(field) => <PictureCode field={field} fieldMessage={fieldMessage} picture={{ captcha, refresh }} links={login.links} />}
          </Field>
        )}
      </PanelForm>
    </>
  );
}
