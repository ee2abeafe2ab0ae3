'use client';

import { Field, useForm } from '../../forms/formisch.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { FormFrame, useFieldsToast } from '../../patterns/FormFrame/index.ts';
import { PortraitField } from './PortraitField.tsx';
import { usePortrait } from './usePortrait.ts';
import { useFieldMessage } from './useFieldMessage.ts';
import * as styles from './UserInfoScreen.css.ts';
import { detailsSchema } from './UserInfoScreen.schema.ts';
import type { ProfileView } from './UserInfoScreen.state.ts';
import type { UserInfoScreenProps } from './UserInfoScreen.types.ts';

export interface DetailsFormProps extends Pick<UserInfoScreenProps, 'upload' | 'onSave'> {
  profile: ProfileView;
  /** It is saved, or thrown away. */
  onEnd: () => void;
}

/** Changes picture and nickname. */
export function DetailsForm({ profile, upload, onSave, onEnd }: DetailsFormProps) {
  const { t } = useTranslation('userInfo');
  const toast = useToast();
  const fieldMessage = useFieldMessage();
  const form = useForm({ schema: detailsSchema, initialInput: { nickname: profile.nickname } });
  const portrait = usePortrait(profile.avatar, upload);
  const submit = useFormSubmit(form, {
    // What was refused or failed is no longer waited for: the picture from before goes along.
    held: portrait.state.status === 'cropping' || portrait.state.status === 'uploading',
    async send({ nickname }) {
      const outcome = await onSave({ nickname, avatar: portrait.url });
      if (outcome.status === 'done') {
        toast.show({ tone: 'success', title: t('saved') });
        onEnd();
      }
      return outcome;
    },
    onInvalid: useFieldsToast(),
  });
  return (
    <FormFrame form={submit} submitLabel={t('save')} hold={t('hold')} onCancel={onEnd} className={styles.form}>
      <PortraitField portrait={portrait} name={profile.nickname} />
      <Field of={form} path={['nickname']}>
        {({ input, errors, props }) => (
          <TextField
            {...props}
            name="nickname"
            value={input}
            error={fieldMessage(errors)}
            label={t('nickname')}
            hint={t('nicknameHint')}
            autoComplete="nickname"
          />
        )}
      </Field>
    </FormFrame>
  );
}
