'use client';

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { LateLightbox } from '../../features/pictures/LateLightbox.tsx';
import type { ReviewView } from '../../patterns/ReviewCard/index.ts';

/** Shows the pictures of one of several reviews large. */
export function useReviewLightbox() {
  const { t } = useTranslation('goodsDetail');
  const [shown, setShown] = useState<{ review: ReviewView; index: number | undefined }>();
  const lightbox = shown && (
    <LateLightbox
      pictures={shown.review.pictures}
      label={t('reviewPictures', { name: shown.review.nickname })}
      index={shown.index}
      onIndexChange={(index) => setShown({ ...shown, index })}
    />
  );
  return { show: (review: ReviewView, index: number) => setShown({ review, index }), lightbox };
}
