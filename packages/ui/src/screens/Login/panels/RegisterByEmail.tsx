'use client';

import { Field, getInput, useForm } from '../../../forms/formisch.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CodeInput } from '../../../features/verification/codeFields.tsx';
import { useSendCode } from '../../../features/verification/useSendCode.ts';
import type { Outcome } from '../../../state/resource.ts';
import { emailContactOf } from './panels.schema.ts';
import { AgreeInput, EmailInput } from '../fields/fields.tsx';
import type { Credentials, LazyPanelProps } from '../LoginScreen.types.ts';
import { NewPasswordInput } from '../../../features/verification/newPasswordFields.tsx';
import { PanelForm } from './PanelForm.tsx';
import { registerByEmailSchema } from './panels.schema.ts';
import { PictureCode } from '../fields/PictureCode.tsx';
import { usePanelFieldMessage } from './usePanelFieldMessage.ts';

/** Registration by an e-mail address. */
export function RegisterByEmail({ onRegister, ...panel }: LazyPanelProps & { onRegister: (credentials: Credentials) => Promise<Outcome> }) {
  const { login, service, draft, keep } = panel;
  const { t } = useTranslation('loginPanels');
  const fieldMessage = usePanelFieldMessage();
  const form = useForm({
    schema: registerByEmailSchema,
    initialInput: { email: draft.email, newPassword: draft.newPassword, agree: draft.agree, captcha: '', code: '' },
  });
  const sender = useSendCode({
    kind: 'registration',
    codes: service.codes,
    form,
    captchaOpen: login.captcha,
    contactOf: emailContactOf,
  });
  return (
    <PanelForm
      form={form}
      send={(values) => onRegister({ mode: 'registerByEmail', ...values })}
      onTyped={() => {
        sender.mend();
        keep(getInput(form));
      }}
      submitText={t('registerSubmit')}
    >
      <Field of={form} path={['email']}>
        {(field) => <EmailInput field={field} fieldMessage={fieldMessage} />}
      </Field>
      {login.captcha && (
        <Field of={form} path={['captcha']}>
          {(field) => <PictureCode field={field} fieldMessage={fieldMessage} picture={sender} links={login.links} />}
        </Field>
      )}
      <Field of={form} path={['code']}>
        {(field) => <CodeInput field={field} fieldMessage={fieldMessage} sender={sender} />}
      </Field>
      <Field of={form} path={['newPassword']}>
        {(field) => <NewPasswordInput field={field} fieldMessage={fieldMessage} />}
      </Field>
      <Field of={form} path={['agree']}>
        {(field) => <AgreeInput field={field} panel={panel} />}
      </Field>
    </PanelForm>
  );
}
