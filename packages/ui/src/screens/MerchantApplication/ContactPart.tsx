'use client';

import { Field } from '../../forms/formisch.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { CannotRead } from '../../features/verification/CannotRead.tsx';
import { CaptchaInput, CodeInput } from '../../features/verification/codeFields.tsx';
import type { CodeSender } from '../../features/verification/useSendCode.ts';
import { Select } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { FormFields, PhoneFields } from '../../patterns/FormFrame/FormFields.tsx';
import * as styles from './MerchantApplicationScreen.css.ts';
import { Part } from './Part.tsx';
import type { PartProps } from './parts.ts';
import { refusalOf } from './useRefusal.ts';

interface ContactPartProps extends PartProps {
  dialCodes: readonly string[];
  sender: CodeSender;
  captchaOpen: boolean;
  contactHref: string;
}

/** How the applicant is reached, and the code that proves the mailbox. */
export function ContactPart({ form, fieldMessage, refusal, dialCodes, sender, captchaOpen, contactHref }: ContactPartProps) {
  const { t } = useTranslation(['merchantApplication', 'fields']);
  return (
    <Part title={t('contact.title')} text={t('contact.text')}>
      <FormFields className={styles.fields}>
        <Field of={form} path={['email']}>
          {({ input, errors, props }) => (
            <TextField
              {...props}
              name="email"
              value={input}
              error={fieldMessage(errors) ?? refusalOf(refusal, 'email', input)}
              label={t('fields:email')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              required
            />
          )}
        </Field>
        {captchaOpen && (
          <Field of={form} path={['captcha']}>
            {(field) => (
              <CaptchaInput
                field={field}
                fieldMessage={(errors) => fieldMessage(errors) ?? refusalOf(refusal, 'captcha', field.input)}
                captcha={sender.captcha}
                onRefresh={sender.refresh}
                another={<CannotRead href={contactHref} />}
              />
            )}
          </Field>
        )}
        <Field of={form} path={['code']}>
          {(field) => (
            <CodeInput
              field={field}
              fieldMessage={(errors) => fieldMessage(errors) ?? refusalOf(refusal, 'code', field.input)}
              sender={sender}
            />
          )}
        </Field>
        <PhoneFields>
          <Field of={form} path={['dialCode']}>
            {({ input, props }) => (
              <Select
                {...props}
                name="dialCode"
                value={input}
                label={t('fields:dialCode')}
                options={dialCodes.map((code) => ({ value: code, label: code }))}
                autoComplete="tel-country-code"
              />
            )}
          </Field>
          <Field of={form} path={['phone']}>
            {({ input, errors, props }) => (
              <TextField
                {...props}
                name="phone"
                value={input}
                error={fieldMessage(errors)}
                label={t('phone')}
                inputMode="tel"
                autoComplete="tel-national"
              />
            )}
          </Field>
        </PhoneFields>
      </FormFields>
    </Part>
  );
}
