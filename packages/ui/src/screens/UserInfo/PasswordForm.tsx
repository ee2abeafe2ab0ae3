'use client';

import { Field, setInput, useForm } from '../../forms/formisch.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { CannotRead } from '../../features/verification/CannotRead.tsx';
import { CaptchaInput, CodeInput } from '../../features/verification/codeFields.tsx';
import { NewPasswordInput, RepeatPasswordInput } from '../../features/verification/newPasswordFields.tsx';
import { useSendCode } from '../../features/verification/useSendCode.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { Stack, Text } from '../../layout/index.ts';
import { FormFrame, useFieldsToast } from '../../patterns/FormFrame/index.ts';
import { useFieldMessage } from './useFieldMessage.ts';
import * as styles from './UserInfoScreen.css.ts';
import { passwordSchema } from './UserInfoScreen.schema.ts';
import type { PasswordWay, ProfileView } from './UserInfoScreen.state.ts';
import type { UserInfoScreenProps } from './UserInfoScreen.types.ts';

export interface PasswordFormProps extends Pick<UserInfoScreenProps, 'captcha' | 'contactHref' | 'codes' | 'onChangePassword'> {
  profile: ProfileView;
  /** Where a code can be sent. */
  ways: readonly [PasswordWay, ...PasswordWay[]];
  /** It is changed, or stays. */
  onEnd: () => void;
}

/** Sets a new password by a code that goes to the shopper's phone or e-mail address. */
export function PasswordForm({ profile, ways, captcha, contactHref, codes, onChangePassword, onEnd }: PasswordFormProps) {
  const { t } = useTranslation(['userInfo', 'codes']);
  const toast = useToast();
  const fieldMessage = useFieldMessage();
  const [by, setBy] = useState<PasswordWay>(ways[0]);
  const form = useForm({ schema: passwordSchema, initialInput: { captcha: '', code: '', newPassword: '', repeatPassword: '' } });
  const sender = useSendCode<{ kind: PasswordWay }>({
    kind: by,
    codes,
    captchaOpen: captcha,
    contactOf: () => ({ request: { kind: by } }),
    form,
  });
  const submit = useFormSubmit(form, {
    async send({ code, newPassword, repeatPassword }) {
      const outcome = await onChangePassword({ by, code, newPassword, repeatPassword });
      if (outcome.status === 'done') {
        toast.show({ tone: 'success', title: t('userInfo:password.saved') });
        onEnd();
      }
      return outcome;
    },
    onInvalid: useFieldsToast(),
  });

  function choose(way: PasswordWay) {
    setBy(way);
    submit.reset();
    // A code that went the other way is worth nothing here.
    setInput(form, { path: ['code'], input: '' });
  }

  return (
    <FormFrame form={submit} submitLabel={t('codes:savePassword')} onCancel={onEnd} className={styles.form} onChange={sender.mend}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={profile.nickname} readOnly hidden />
      <RadioGroup
        label={t('userInfo:password.where')}
        options={ways.map((way) => ({ value: way, label: t(`userInfo:password.by.${way}`, { to: profile[way] }) }))}
        value={by}
        onValueChange={choose}
      />
      {captcha && (
        <Field of={form} path={['captcha']}>
          {(field) => (
            <CaptchaInput
              field={field}
              fieldMessage={fieldMessage}
              captcha={sender.captcha}
              onRefresh={sender.refresh}
              another={<CannotRead href={contactHref} />}
            />
          )}
        </Field>
      )}
      <Field of={form} path={['code']}>
        {(field) => (
          <Stack gap={1}>
            <CodeInput field={field} fieldMessage={fieldMessage} sender={sender} />
            {sender.sent.submission.status === 'done' && (
              <Text scale="meta" tone="muted">
                {t('userInfo:password.sentTo', { to: profile[by] })}
              </Text>
            )}
          </Stack>
        )}
      </Field>
      <Field of={form} path={['newPassword']}>
        {(field) => <NewPasswordInput field={field} fieldMessage={fieldMessage} label={t('codes:newPassword')} />}
      </Field>
      <Field of={form} path={['repeatPassword']}>
        {(field) => <RepeatPasswordInput field={field} fieldMessage={fieldMessage} />}
      </Field>
    </FormFrame>
  );
}
