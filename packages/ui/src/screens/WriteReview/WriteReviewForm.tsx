import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageUploader, type ImageUploaderProps } from '../../components/ImageUploader/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { useUploadTexts } from '../../features/uploads/useUploadTexts.ts';
import { ReviewForm, type ReviewInput } from '../../patterns/ReviewForm/index.ts';
import type { Outcome } from '../../state/resource.ts';
import { type ReviewDraft, reviewPicturesMost } from './WriteReviewScreen.schema.ts';

export interface WriteReviewFormProps {
  initial: ReviewDraft;
  upload: ImageUploaderProps['upload'];
  onTyped: (draft: ReviewDraft) => void;
  onSubmit: (draft: ReviewDraft) => Promise<Outcome>;
  onCancel: () => void;
}

/** Two scores, words, pictures. Whatever is typed is told, so that it can be kept. */
export function WriteReviewForm({ initial, upload, onTyped, onSubmit, onCancel }: WriteReviewFormProps) {
  const { t } = useTranslation(['reviewForm', 'upload', 'common']);
  const errorText = useErrorText();
  const uploadTexts = useUploadTexts(reviewPicturesMost);
  const toast = useToast();
  const [{ pictures, unsettled }, setPictures] = useState({ pictures: initial.pictures, unsettled: 0 });
  const typed = useRef<ReviewInput>(initial);
  const [firstPictures] = useState(initial.pictures);
  const invalid = {
    productScoreMissing: t('reviewForm:invalid.productScoreMissing'),
    serviceScoreMissing: t('reviewForm:invalid.serviceScoreMissing'),
    textMissing: t('reviewForm:invalid.textMissing'),
    textLong: t('reviewForm:invalid.textLong'),
  };
  return (
    <ReviewForm
      initial={{ productScore: initial.productScore, serviceScore: initial.serviceScore, text: initial.text }}
      texts={{
        productScore: t('reviewForm:productScore'),
        serviceScore: t('reviewForm:serviceScore'),
        scores: [
          t('reviewForm:scores.one'),
          t('reviewForm:scores.two'),
          t('reviewForm:scores.three'),
          t('reviewForm:scores.four'),
          t('reviewForm:scores.five'),
        ],
        text: t('reviewForm:text'),
        textHint: t('reviewForm:textHint'),
        limit: { left: (count) => t('reviewForm:left', { count }), over: (count) => t('reviewForm:over', { count }) },
        submit: t('reviewForm:submit'),
        cancel: t('common:cancel'),
        failure: errorText,
        invalid,
      }}
      hold={unsettled > 0 ? t('upload:hold', { count: unsettled }) : undefined}
      onValuesChange={(review) => {
        typed.current = review;
        onTyped({ ...review, pictures });
      }}
      onSubmit={(review) => onSubmit({ ...review, pictures })}
      onInvalid={(problem) => toast.show({ tone: 'error', title: invalid[problem] })}
      onCancel={onCancel}
      pictures={
        <ImageUploader
          label={t('reviewForm:pictures')}
          hint={t('upload:hint')}
          maxFiles={reviewPicturesMost}
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
