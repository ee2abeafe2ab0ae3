'use client';

import { Field, getInput, useForm } from '../../../forms/formisch.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CaptchaInput, CodeInput } from '../../../features/verification/codeFields.tsx';
import { useSendCode } from '../../../features/verification/useSendCode.ts';
import { phoneContactOf } from './panels.schema.ts';
import { AgreeInput, PhoneInput } from '../fields/fields.tsx';
import { TextButton } from '../../../components/TextButton/index.ts';
import { Stack } from '../../../layout/index.ts';
import { withLink } from './withLink.css.ts';
import type { LazyPanelProps } from '../LoginScreen.types.ts';
import { PanelForm } from './PanelForm.tsx';
import { phoneCodeSchema } from './panels.schema.ts';
import { usePanelFieldMessage } from './usePanelFieldMessage.ts';

/** Mode 3 of sign-in: phone and one-time code. */
export function PhoneCodePanel(panel: LazyPanelProps) {
  const { login, service, draft, keep, country, go } = panel;
  const { t } = useTranslation(['loginPanels', 'common']);
  const fieldMessage = usePanelFieldMessage();
  const form = useForm({
    schema: phoneCodeSchema,
    initialInput: { phone: draft.phone, agree: draft.agree, dialCode: country?.dialCode ?? '', captcha: '', code: '' },
  });
  const sender = useSendCode({
    kind: 'phone',
    codes: service.codes,
    form,
    captchaOpen: login.captcha,
    contactOf: phoneContactOf,
  });
  const usePassword = (
    <TextButton scale="meta" onClick={() => go('phonePassword')}>
      {t('loginPanels:usePassword')}
    </TextButton>
  );
  return (
    <PanelForm
      form={form}
      send={(values) => login.onSignIn({ mode: 'phoneCode', ...values })}
      onTyped={() => {
        sender.mend();
        keep(getInput(form));
      }}
      submitText={t('common:header.signIn')}
    >
      <Field of={form} path={['dialCode']}>
        {(dial) => (
          <Field of={form} path={['phone']}>
            {(field) => <PhoneInput field={field} fieldMessage={fieldMessage} panel={panel} onDialCode={dial.onChange} />}
          </Field>
        )}
      </Field>
      {login.captcha && (
        <Field of={form} path={['captcha']}>
          {(field) => <CaptchaInput field={field} fieldMessage={fieldMessage} captcha={sender.captcha} onRefresh={sender.refresh} />}
        </Field>
      )}
      <Stack className={withLink}>
        <Field of={form} path={['code']}>
          {(field) => <CodeInput field={field} fieldMessage={fieldMessage} sender={sender} />}
        </Field>
        <div>{usePassword}</div>
      </Stack>
      <Field of={form} path={['agree']}>
        {(field) => <AgreeInput field={field} panel={panel} />}
      </Field>
    </PanelForm>
  );
}
