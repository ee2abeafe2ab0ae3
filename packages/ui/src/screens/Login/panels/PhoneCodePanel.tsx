import { Field, getInput, useForm } from '../../../forms/formisch.ts';
import { useTranslation } from 'react-i18next';
import { CaptchaInput, CodeInput } from '../../../features/verification/codeFields.tsx';
import { useSendCode } from '../../../features/verification/useSendCode.ts';
import { phoneContactOf } from './panels.schema.ts';
import { AgreeInput, PhoneInput } from '../fields/fields.tsx';
import * as styles from '../LoginScreen.css.ts';
import type { FurtherPanelProps } from '../LoginScreen.types.ts';
import { PanelForm } from './PanelForm.tsx';
import { phoneCodeSchema } from './panels.schema.ts';
import { usePanelFieldMessage } from './usePanelFieldMessage.ts';

/** Mode 3 of sign-in: phone and one-time code. */
export function PhoneCodePanel(panel: FurtherPanelProps) {
  const { login, service, draft, keep, country, go } = panel;
  const { t } = useTranslation(['loginPanels', 'login']);
  const fieldMessage = usePanelFieldMessage();
  const form = useForm({
    schema: phoneCodeSchema,
    initialInput: { phone: draft.phone, agree: draft.agree, dialCode: country?.dialCode ?? '', captcha: '', code: '' },
  });
  const sender = useSendCode({
    kind: 'phone',
    codes: service.codes,
    form,
    fieldMessage,
    captchaOpen: login.captcha,
    contactOf: phoneContactOf,
  });
  const usePassword = (
    <button type="button" className={styles.link} onClick={() => go('phonePassword')}>
      {t('loginPanels:usePassword')}
    </button>
  );
  return (
    <PanelForm
      form={form}
      fieldMessage={fieldMessage}
      send={(values) => login.onSignIn({ mode: 'phoneCode', ...values })}
      onTyped={() => {
        sender.mend();
        keep(getInput(form));
      }}
      submitText={t('login:submit')}
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
          {(field) => (
            <CaptchaInput
              field={field}
              fieldMessage={fieldMessage}
              captcha={sender.captcha}
              onRefresh={sender.refresh}
              another={usePassword}
            />
          )}
        </Field>
      )}
      <div className={styles.withLink}>
        <Field of={form} path={['code']}>
          {(field) => <CodeInput field={field} fieldMessage={fieldMessage} sender={sender} />}
        </Field>
        {!login.captcha && usePassword}
      </div>
      <Field of={form} path={['agree']}>
        {(field) => <AgreeInput field={field} fieldMessage={fieldMessage} panel={panel} />}
      </Field>
    </PanelForm>
  );
}
