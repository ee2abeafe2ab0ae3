import { Field, getInput, useForm } from '../../forms/formisch.ts';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '../../features/verification/codeFields.tsx';
import { useSendCode } from '../../features/verification/useSendCode.ts';
import type { Outcome } from '../../state/resource.ts';
import { emailContactOf } from './contacts.ts';
import { AgreeInput, EmailInput } from './fields.tsx';
import type { Credentials, PanelProps } from './LoginScreen.types.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { PanelForm } from './PanelForm.tsx';
import { registerByEmailSchema } from './panels.schema.ts';
import { PictureCode } from './PictureCode.tsx';
import { usePanelSay } from './usePanelSay.ts';

/** Registration by an e-mail address. */
export function RegisterByEmail({ onRegister, ...panel }: PanelProps & { onRegister: (credentials: Credentials) => Promise<Outcome> }) {
  const { login, draft, keep } = panel;
  const { t } = useTranslation('loginPanels');
  const say = usePanelSay();
  const form = useForm({
    schema: registerByEmailSchema,
    initialInput: { email: draft.email, newPassword: draft.newPassword, agree: draft.agree, captcha: '', code: '' },
  });
  const sender = useSendCode({
    kind: 'registration',
    desk: use(login.desk()),
    form,
    say,
    captchaOpen: login.captcha,
    contactOf: emailContactOf,
  });
  return (
    <PanelForm
      form={form}
      say={say}
      send={(values) => onRegister({ mode: 'registerByEmail', ...values })}
      onTyped={() => {
        sender.mend();
        keep(getInput(form));
      }}
      submitText={t('registerSubmit')}
    >
      <Field of={form} path={['email']}>
        {(field) => <EmailInput field={field} say={say} />}
      </Field>
      {login.captcha && (
        <Field of={form} path={['captcha']}>
          {(field) => <PictureCode field={field} say={say} picture={sender} links={login.links} />}
        </Field>
      )}
      <Field of={form} path={['code']}>
        {(field) => <CodeInput field={field} say={say} sender={sender} />}
      </Field>
      <Field of={form} path={['newPassword']}>
        {(field) => <NewPasswordInput field={field} say={say} />}
      </Field>
      <Field of={form} path={['agree']}>
        {(field) => <AgreeInput field={field} say={say} panel={panel} />}
      </Field>
    </PanelForm>
  );
}
