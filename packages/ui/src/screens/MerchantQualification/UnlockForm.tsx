'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { CannotRead } from '../../features/verification/CannotRead.tsx';
import { CaptchaInput } from '../../features/verification/codeFields.tsx';
import { captchaEntry, codeProblemOf } from '../../features/verification/codeRules.ts';
import type { CaptchaAnswer, CodeService, CodeTarget } from '../../features/verification/codeService.ts';
import { useCaptcha } from '../../features/verification/useCaptcha.ts';
import { Field, setInput, useForm } from '../../forms/formisch.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { Text } from '../../layout/index.ts';
import { FormFrame, useFieldsToast } from '../../patterns/FormFrame/index.ts';
import type { Outcome } from '../../state/resource.ts';

export interface UnlockFormProps {
  /** Fetches the pictures to copy. */
  codes: Pick<CodeService<CodeTarget>, 'getCaptcha'>;
  /** Where somebody helps who cannot read them. */
  contactHref: string;
  /** Asks for the documents with what was copied. Resolves when they are shown. */
  onUnlock: (answer: CaptchaAnswer) => Promise<Outcome>;
}

/** Asks for the characters of a picture, for which the documents come. */
export function UnlockForm({ codes, contactHref, onUnlock }: UnlockFormProps) {
  const { t } = useTranslation(['merchantQualification', 'codes']);
  const form = useForm({ schema: captchaEntry, initialInput: { captcha: '' } });
  const captcha = useCaptcha(codes, true);
  // What was copied belongs to the picture before.
  const renew = () => {
    setInput(form, { path: ['captcha'], input: '' });
    captcha.refresh();
  };
  const submit = useFormSubmit(form, {
    async send({ captcha: code }) {
      const outcome = await onUnlock({ key: captcha.key, code });
      // The server has looked at it: a picture can be tried once.
      if (outcome.status === 'failed' && 'message' in outcome.error) renew();
      return outcome;
    },
    onInvalid: useFieldsToast(),
  });
  const fieldMessage = (errors: readonly string[] | null) => {
    const problem = codeProblemOf(errors?.[0]);
    return problem && t(`codes:invalid.${problem}`);
  };
  return (
    <>
      <Text tone="muted">{t('locked')}</Text>
      <FormFrame form={submit} submitLabel={t('show')}>
        <Field of={form} path={['captcha']}>
          {(field) => (
            <CaptchaInput
              field={field}
              fieldMessage={fieldMessage}
              captcha={captcha}
              onRefresh={renew}
              another={<CannotRead href={contactHref} />}
            />
          )}
        </Field>
      </FormFrame>
    </>
  );
}
