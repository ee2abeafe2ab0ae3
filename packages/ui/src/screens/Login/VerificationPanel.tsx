import { Field, getInput, useForm } from '../../forms/formisch.ts';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeTexts } from '../../features/verification/codeFields.tsx';
import { useSendCode } from '../../features/verification/useSendCode.ts';
import { OneTimeCodeField } from '../../components/OneTimeCodeField/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { CodeCells } from '../../patterns/CodeField/index.ts';
import { PasswordInput } from './fields.tsx';
import * as styles from './LoginScreen.css.ts';
import type { PanelProps } from './LoginScreen.types.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { PanelForm } from './PanelForm.tsx';
import { verificationSchema } from './panels.schema.ts';
import { PictureCode } from './PictureCode.tsx';
import { useAlive } from './useAlive.ts';
import { usePanelSay } from './usePanelSay.ts';

/** Mode 5 of sign-in: the code that came by e-mail, and the new password twice. */
export function VerificationPanel({ login, draft, keep, go }: PanelProps) {
  const { t } = useTranslation(['loginPanels', 'codes']);
  const say = usePanelSay();
  const toast = useToast();
  const alive = useAlive();
  const desk = use(login.desk());
  const { resetEmail: email } = draft;
  const form = useForm({
    schema: verificationSchema,
    initialInput: { captcha: '', code: '', newPassword: draft.newPassword, repeatPassword: '' },
  });
  const sender = useSendCode({
    kind: 'reset',
    desk,
    form,
    say,
    captchaOpen: login.captcha,
    contactOf: () => ({ request: { kind: 'reset', email } as const }),
  });

  async function save({ code, newPassword, repeatPassword }: { code: string; newPassword: string; repeatPassword: string }) {
    const outcome = await desk.resetPassword({ email, code, newPassword, repeatPassword });
    if (outcome.status === 'failed') return outcome;
    keep({ email, password: '', newPassword: '' });
    // Whoever has left this panel is told in passing.
    if (alive.current) go('passwordReset', t('passwordReset'));
    else toast.show({ tone: 'success', title: t('passwordReset') });
    return outcome;
  }

  const [before = '', after = ''] = t('sentTo').split('<email/>');
  return (
    <>
      <p className={styles.lead}>
        {before}
        <bdi className={styles.address}>{email}</bdi>
        {after}
      </p>
      <PanelForm
        form={form}
        say={say}
        send={save}
        onTyped={() => {
          sender.mend();
          keep({ newPassword: getInput(form).newPassword });
        }}
        submitText={t('savePassword')}
      >
        <CodeCells state={sender.state} onSend={sender.send} texts={useCodeTexts()} note={t('spam')}>
          <Field of={form} path={['code']}>
            {({ input, errors, props }) => (
              <OneTimeCodeField {...props} name="code" value={input} error={say(errors)} label={t('codes:code')} />
            )}
          </Field>
        </CodeCells>
        {login.captcha && (
          <Field of={form} path={['captcha']}>
            {(field) => <PictureCode field={field} say={say} picture={sender} links={login.links} />}
          </Field>
        )}
        <Field of={form} path={['newPassword']}>
          {(field) => <NewPasswordInput field={field} say={say} label={t('newPassword')} />}
        </Field>
        <Field of={form} path={['repeatPassword']}>
          {(field) => (
            <PasswordInput field={field} say={say} name="repeatPassword" label={t('repeatPassword')} autoComplete="new-password" />
          )}
        </Field>
      </PanelForm>
    </>
  );
}
