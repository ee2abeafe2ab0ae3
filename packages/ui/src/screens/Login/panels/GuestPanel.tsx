'use client';

import { Field, getInput, useForm } from '../../../forms/formisch.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AgreeInput, EmailInput, PhoneInput } from '../fields/fields.tsx';
import { Text } from '../../../layout/index.ts';
import * as styles from '../LoginScreen.css.ts';
import type { PanelProps } from '../LoginScreen.types.ts';
import { PanelForm } from './PanelForm.tsx';
import { guestSchema } from './panels.schema.ts';
import { useFieldMessage } from '../fields/useFieldMessage.ts';

/** Mode 7 of sign-in: a guest goes on with e-mail and phone. */
export function GuestPanel(panel: PanelProps) {
  const { login, draft, keep, country } = panel;
  const { t } = useTranslation('loginPanels');
  const fieldMessage = useFieldMessage();
  const form = useForm({
    schema: guestSchema,
    initialInput: { email: draft.email, phone: draft.phone, agree: draft.agree, dialCode: country?.dialCode ?? '' },
  });
  return (
    <>
      <Text tone="muted" className={styles.lead}>
        {t('guestLead')}
      </Text>
      <PanelForm
        form={form}
        send={(values) => login.onSignIn({ mode: 'guest', ...values })}
        onTyped={() => keep(getInput(form))}
        submitText={t('guestSubmit')}
      >
        <Field of={form} path={['email']}>
          {(field) => <EmailInput field={field} fieldMessage={fieldMessage} autoComplete="email" />}
        </Field>
        <Field of={form} path={['dialCode']}>
          {(dial) => (
            <Field of={form} path={['phone']}>
              {(field) => <PhoneInput field={field} fieldMessage={fieldMessage} panel={panel} onDialCode={dial.onChange} />}
            </Field>
          )}
        </Field>
        <Field of={form} path={['agree']}>
          {(field) => <AgreeInput field={field} panel={panel} />}
        </Field>
      </PanelForm>
    </>
  );
}
