'use client';

import { Field, getInput, useForm } from '../../../forms/formisch.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { TextButton, TextLink } from '../../../components/TextButton/index.ts';
import { AgreeInput, EmailInput, PasswordInput, PhoneInput } from '../fields/fields.tsx';
import { Stack } from '../../../layout/index.ts';
import { loginSchema } from '../LoginScreen.schema.ts';
import { withLink } from './withLink.css.ts';
import type { PanelProps } from '../LoginScreen.types.ts';
import { PanelForm } from './PanelForm.tsx';
import { intent } from './panels.ts';
import { useFieldMessage } from '../fields/useFieldMessage.ts';

/** Modes 1 and 2 of sign-in: phone or e-mail, and password. */
export function PasswordPanel({ mode, ...panel }: PanelProps & { mode: 'phonePassword' | 'emailPassword' }) {
  const { login, draft, keep, country, go } = panel;
  const { t } = useTranslation(['login', 'common']);
  const fieldMessage = useFieldMessage();
  const form = useForm({ schema: loginSchema, initialInput: { ...draft, mode, dialCode: country?.dialCode ?? '' } });
  return (
    <PanelForm form={form} send={login.onSignIn} onTyped={() => keep(getInput(form))} submitText={t('common:header.signIn')}>
      {mode === 'phonePassword' ? (
        <Field of={form} path={['dialCode']}>
          {(dial) => (
            <Field of={form} path={['phone']}>
              {(field) => (
                <PhoneInput ref={login.firstFieldRef} field={field} fieldMessage={fieldMessage} panel={panel} onDialCode={dial.onChange} />
              )}
            </Field>
          )}
        </Field>
      ) : (
        <Field of={form} path={['email']}>
          {(field) => <EmailInput ref={login.firstFieldRef} field={field} fieldMessage={fieldMessage} />}
        </Field>
      )}
      <Stack className={withLink}>
        <Field of={form} path={['password']}>
          {(field) => <PasswordInput field={field} fieldMessage={fieldMessage} />}
        </Field>
        <div>
          {mode === 'phonePassword'
            ? login.on.includes('phoneCode') && (
                <TextButton scale="meta" onClick={() => go('phoneCode')} {...intent('phoneCode', login)}>
                  {t('useCode')}
                </TextButton>
              )
            : login.on.includes('emailPassword') && (
                <TextLink
                  scale="meta"
                  href={login.links.forgotPassword}
                  onClick={(event) => {
                    // A press with a key held down opens it elsewhere, as any link.
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    go('forgot');
                  }}
                  {...intent('forgotPassword', login)}
                >
                  {t('forgotPassword')}
                </TextLink>
              )}
        </div>
      </Stack>
      <Field of={form} path={['agree']}>
        {(field) => <AgreeInput field={field} panel={panel} />}
      </Field>
    </PanelForm>
  );
}
