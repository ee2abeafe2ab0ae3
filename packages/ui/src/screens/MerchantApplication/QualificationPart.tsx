'use client';

import { Field } from '../../forms/formisch.ts';
import { type Ref, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ImageUploader, type ImageUploaderProps } from '../../components/ImageUploader/index.ts';
import { useUploadTexts } from '../../features/uploads/useUploadTexts.ts';
import { applicationLimits } from './MerchantApplicationScreen.schema.ts';
import { Part } from './Part.tsx';
import type { PartProps } from './parts.ts';

interface QualificationPartProps extends Omit<PartProps, 'refusal'> {
  /** That pictures are on their way, which stands for "there is none". */
  hold: string | false;
  upload: ImageUploaderProps['upload'];
  onPictures: ImageUploaderProps['onValueChange'];
  ref: Ref<HTMLFieldSetElement>;
}

/** One to ten pictures of what proves the business. */
export function QualificationPart({ form, fieldMessage, hold, upload, onPictures, ref }: QualificationPartProps) {
  const { t } = useTranslation(['merchantApplication', 'upload']);
  const texts = useUploadTexts(applicationLimits.pictures);
  return (
    <Part title={t('merchantApplication:qualification.title')} text={t('merchantApplication:qualification.text')}>
      <Field of={form} path={['pictures']}>
        {({ input, errors }) => (
          <Pictures
            ref={ref}
            first={input ?? []}
            label={t('merchantApplication:pictures')}
            hint={t('upload:hint')}
            maxFiles={applicationLimits.pictures}
            upload={upload}
            texts={texts}
            error={fieldMessage(errors) && (hold || fieldMessage(errors))}
            onValueChange={onPictures}
          />
        )}
      </Field>
    </Part>
  );
}

/** Begins with what is there when it begins. */
function Pictures({ first, ...rest }: Omit<ImageUploaderProps, 'firstUrls'> & { first: readonly string[] }) {
  const [firstUrls] = useState(first);
  return <ImageUploader {...rest} defaultValue={firstUrls} />;
}
