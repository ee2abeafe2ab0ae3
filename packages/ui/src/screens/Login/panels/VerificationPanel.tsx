'use client';

import { Field, getInput, useForm } from '../../../forms/formisch.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSendCode } from '../../../features/verification/useSendCode.ts';
import { OneTimeCodeField } from '../../../components/OneTimeCodeField/index.ts';
import { useToast } from '../../../components/Toast/index.ts';
import { CodeCells } from '../../../patterns/CodeField/index.ts';
import { Text } from '../../../layout/index.ts';
import * as styles from '../LoginScreen.css.ts';
import type { LazyPanelProps } from '../LoginScreen.types.ts';
import { NewPasswordInput, RepeatPasswordInput } from '../../../features/verification/newPasswordFields.tsx';
import { PanelForm } from './PanelForm.tsx';
import { verificationSchema } from './panels.schema.ts';
import { PictureCode } from '../fields/PictureCode.tsx';
import { useAlive } from './useAlive.ts';
import { usePanelFieldMessage } from './usePanelFieldMessage.ts';

/** Mode 5 of sign-in: the code that came by e-mail, and the new password twice. */
export function VerificationPanel({ login, service, draft, keep, go }: LazyPanelProps) {
  const { t } = useTranslation(['loginPanels', 'codes']);
  const fieldMessage = usePanelFieldMessage();
  const toast = useToast();
  const alive = useAlive();
  const { resetEmail: email } = draft;
  const form = useForm({
    schema: verificationSchema,
    initialInput: { captcha: '', code: '', newPassword: draft.newPassword, repeatPassword: '' },
  });
  const sender = useSendCode({
    kind: 'reset',
    codes: service.codes,
    form,
    captchaOpen: login.captcha,
    contactOf: () => ({ request: { kind: 'reset', email } as const }),
  });

  async function save({ code, newPassword, repeatPassword }: { code: string; newPassword: string; repeatPassword: string }) {
    const outcome = await service.resetPassword({ email, code, newPassword, repeatPassword });
    if (outcome.status === 'failed') return outcome;
    keep({ email, password: '', newPassword: '' });
    // Whoever has left this panel is told in passing.
    if (alive.current) go('passwordReset', t('passwordReset'));
    else toast.show({ tone: 'success', title: t('passwordReset'), carries: true });
    return outcome;
  }

  const [before = '', after = ''] = t('sentTo').split('<email/>');
  return (
    <>
      <Text tone="muted" className={styles.lead}>
        {before}
        <Text as="span" tone="text" weight="medium">
          <bdi>{email}</bdi>
        </Text>
        {after}
      </Text>
      <PanelForm
        form={form}
        send={save}
        onTyped={() => {
          sender.mend();
          keep({ newPassword: getInput(form).newPassword });
        }}
        submitText={t('codes:savePassword')}
      >
        <CodeCells {...sender.sent} onSend={sender.send} note={t('spam')}>
          <Field of={form} path={['code']}>
            {({ input, errors, props }) => (
              <OneTimeCodeField {...props} required name="code" value={input} error={fieldMessage(errors)} label={t('codes:code')} />
            )}
          </Field>
        </CodeCells>
        {login.captcha && (
          <Field of={form} path={['captcha']}>
            {(field) => <PictureCode field={field} fieldMessage={fieldMessage} picture={sender} links={login.links} />}
          </Field>
        )}
        <Field of={form} path={['newPassword']}>
          {(field) => <NewPasswordInput field={field} fieldMessage={fieldMessage} label={t('codes:newPassword')} />}
        </Field>
        <Field of={form} path={['repeatPassword']}>
          {(field) => <RepeatPasswordInput field={field} fieldMessage={fieldMessage} />}
        </Field>
      </PanelForm>
    </>
  );
}
