'use client';

import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ImageUploader, type ImageUploaderProps } from '../../components/ImageUploader/index.ts';
import { useUploadTexts } from '../../features/uploads/useUploadTexts.ts';
import { ReviewForm, type ReviewInput } from '../../patterns/ReviewForm/index.ts';
import type { Outcome } from '../../state/resource.ts';
import { type ReviewDraft, maxReviewPictures } from './WriteReviewScreen.schema.ts';

export interface WriteReviewFormProps {
  initial: ReviewDraft;
  upload: ImageUploaderProps['upload'];
  onTyped: (draft: ReviewDraft) => void;
  onSubmit: (draft: ReviewDraft) => Promise<Outcome>;
  onCancel: () => void;
}

/** Two scores, words, pictures. Whatever is typed is told, so that it can be kept. */
export function WriteReviewForm({ initial, upload, onTyped, onSubmit, onCancel }: WriteReviewFormProps) {
  const { t } = useTranslation(['reviewForm', 'upload']);
  const uploadTexts = useUploadTexts(maxReviewPictures);
  const [{ pictures, unsettled }, setPictures] = useState({ pictures: initial.pictures, unsettled: 0 });
  const typed = useRef<ReviewInput>(initial);
  const [firstPictures] = useState(initial.pictures);
  return (
    <ReviewForm
      initial={{ productScore: initial.productScore, serviceScore: initial.serviceScore, text: initial.text }}
      hold={unsettled > 0 ? t('upload:hold', { count: unsettled }) : undefined}
      onValuesChange={(review) => {
        typed.current = review;
        onTyped({ ...review, pictures });
      }}
      onSubmit={(review) => onSubmit({ ...review, pictures })}
      onCancel={onCancel}
      pictures={
        <ImageUploader
          label={t('upload:label')}
          hint={t('upload:hint')}
          maxFiles={maxReviewPictures}
          texts={uploadTexts}
          upload={upload}
          defaultValue={firstPictures}
          onValueChange={(urls, open) => {
            setPictures({ pictures: urls, unsettled: open });
            onTyped({ ...typed.current, pictures: urls });
          }}
        />
      }
    />
  );
}
