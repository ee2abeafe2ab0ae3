'use client';

import { Field, getInput, setInput, useForm } from '../../forms/formisch.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ImageUploader, type ImageUploaderProps } from '../../components/ImageUploader/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { useUploadTexts } from '../../features/uploads/useUploadTexts.ts';
import { FormFrame, useFieldsToast } from '../../patterns/FormFrame/index.ts';
import type { Outcome } from '../../state/resource.ts';
import {
  type RefundDraft,
  maxRefundPictures,
  refundProblemOf,
  refundRemarkLength,
  refundRequestSchema,
} from './RefundRequestScreen.schema.ts';

/** More reasons than these are no list that one overlooks. */
const reasonsInView = 8;

export interface RefundFormProps {
  reasons: readonly string[];
  initial: RefundDraft;
  upload: ImageUploaderProps['upload'];
  onTyped: (draft: RefundDraft) => void;
  onSubmit: (draft: RefundDraft) => Promise<Outcome>;
  onCancel: () => void;
}

/** Why the money is asked back: a reason of the shop's, a remark, pictures. Whatever is typed is told, so that it can be kept. */
export function RefundForm({ reasons, initial, upload, onTyped, onSubmit, onCancel }: RefundFormProps) {
  const { t } = useTranslation(['refundRequest', 'upload', 'fields']);
  const uploadTexts = useUploadTexts(maxRefundPictures);
  const [{ pictures, unsettled }, setPictures] = useState({ pictures: initial.pictures, unsettled: 0 });
  const [firstPictures] = useState(initial.pictures);
  const form = useForm({ schema: refundRequestSchema, initialInput: { reason: initial.reason, remark: initial.remark } });
  const tell = (urls: string[]) => {
    const { reason = '', remark = '' } = getInput(form);
    onTyped({ reason, remark, pictures: urls });
  };
  const submit = useFormSubmit(form, {
    send: (values) => onSubmit({ ...values, pictures }),
    held: unsettled > 0,
    onInvalid: useFieldsToast(),
  });

  return (
    <FormFrame
      form={submit}
      submitLabel={t('refundRequest:submit')}
      hold={unsettled > 0 && t('upload:hold', { count: unsettled })}
      onCancel={onCancel}
      onChange={() => tell(pictures)}
    >
      <Field of={form} path={['reason']}>
        {({ input, errors, props }) =>
          reasons.length > reasonsInView ? (
            <Select
              {...props}
              value={input}
              label={t('refundRequest:reason')}
              error={fieldMessage(errors)}
              options={[{ value: '', label: t('refundRequest:choose') }, ...reasons.map((value) => ({ value, label: value }))]}
              required
            />
          ) : (
            <RadioGroup
              // A group takes no focus itself: its first option does.
              ref={(group) => props.ref(group?.querySelector('input') ?? null)}
              label={t('refundRequest:reason')}
              value={input || undefined}
              onValueChange={(reason) => setInput(form, { path: ['reason'], input: reason })}
              options={reasons.map((value) => ({ value, label: value }))}
              error={fieldMessage(errors)}
              required
            />
          )
        }
      </Field>
      <Field of={form} path={['remark']}>
        {({ input, errors, props }) => (
          <TextArea
            {...props}
            name="remark"
            value={input}
            label={t('refundRequest:remark')}
            hint={t('refundRequest:remarkHint')}
            error={fieldMessage(errors)}
            limit={{
              max: refundRemarkLength,
              left: (count) => t('fields:left', { count }),
              over: (count) => t('refundRequest:over', { count }),
            }}
          />
        )}
      </Field>
      <ImageUploader
        label={t('upload:label')}
        hint={t('upload:hint')}
        maxFiles={maxRefundPictures}
        texts={uploadTexts}
        upload={upload}
        defaultValue={firstPictures}
        onValueChange={(urls, open) => {
          setPictures({ pictures: urls, unsettled: open });
          tell(urls);
        }}
      />
    </FormFrame>
  );

  function fieldMessage(errors: readonly string[] | null) {
    const problem = refundProblemOf(errors?.[0]);
    return problem && t(`refundRequest:invalid.${problem}`);
  }
}
